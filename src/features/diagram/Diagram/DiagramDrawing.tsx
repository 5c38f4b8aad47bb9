import type { Drawing } from '../drawing-parts.ts';
import { Channels } from './Channels.tsx';
import styles from './DiagramDrawing.module.css';
import slab from './Slab.module.css';

export interface DiagramDrawingProps {
  drawing: Drawing;
  /** The layout: one of the two is shown, as its container has room. */
  layout: 'wide' | 'narrow';
}

/** Between the lines of a name, in pixels. */
const LINE = { wide: 21, narrow: 18 };

/** A layout as a drawing: carved slabs, channels between them, a number for each step. */
export function DiagramDrawing({ drawing, layout }: DiagramDrawingProps) {
  const { width, height, slabs, names } = drawing;
  return (
    <svg
      className={`${styles.drawing} ${styles[layout]}`}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      {slabs.map(({ kind, ...place }) => (
        <foreignObject key={`${place.x} ${place.y}`} {...place}>
          <div className={`${slab.slab} ${slab[kind]}`} />
        </foreignObject>
      ))}
      {names.map(({ x, y, lines, onStone }) => (
        <text key={lines.join(' ')} x={x} y={y} className={onStone ? styles.onStone : styles.name}>
          {lines.length === 1
            ? lines
            : lines.map((line, index) => (
                <tspan key={line} x={x} dy={index && LINE[layout]}>
                  {line}
                </tspan>
              ))}
        </text>
      ))}
      <Channels {...drawing} />
    </svg>
  );
}
