import type { Drawing } from '../drawing-parts.ts';
import { Channels } from './Channels.tsx';
import styles from './DiagramDrawing.module.css';
import node from './Node.module.css';

export interface DiagramDrawingProps {
  drawing: Drawing;
  /** Which layout this is; CSS shows the one that fits its container. */
  layout: 'wide' | 'narrow';
}

/** Line height of a name, in pixels. */
const LINE = { wide: 21, narrow: 18 };

/** The stone of each kind of actor; people and clients have the plain one. */
const STONES = {
  people: '',
  client: '',
  asset: node.asset,
  software: node.software,
  licensed: node.licensed,
  office: node.office,
};

/** One layout as an SVG: carved nodes, channels between them, and a number for each step. */
export function DiagramDrawing({ drawing, layout }: DiagramDrawingProps) {
  const { width, height, nodes, names } = drawing;
  return (
    <svg
      className={`${styles.drawing} ${styles[layout]}`}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      {nodes.map(({ kind, ...place }) => (
        <foreignObject key={`${place.x} ${place.y}`} {...place}>
          <div className={`${node.node} ${STONES[kind]}`} />
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
