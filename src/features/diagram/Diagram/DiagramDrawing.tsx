import type { Drawing } from '../drawing-parts.ts';
import styles from './DiagramDrawing.module.css';

export interface DiagramDrawingProps {
  drawing: Drawing;
  /** The layout: one of the two is shown, as its container has room. */
  layout: 'wide' | 'narrow';
}

/** Painted from the first to the last: water lies over what is dry where they cross. */
const LOOKS = ['dry', 'clay', 'sand', 'water'] as const;

/** A layout as a drawing: carved slabs, channels between them, a number for each step. */
export function DiagramDrawing({ drawing, layout }: DiagramDrawingProps) {
  const { width, height, slabs, channels, names, numbers } = drawing;
  const drawn = LOOKS.flatMap((look) => {
    const channel = channels[look];
    return channel ? [{ look, ...channel }] : [];
  });
  const ways = drawn.map(({ run }) => run).join('');
  return (
    <svg
      className={`${styles.drawing} ${styles[layout]}`}
      viewBox={`0 0 ${width} ${height}`}
      width={width}
      height={height}
      aria-hidden="true"
    >
      <path className={styles.lip} d={ways} />
      <path className={styles.groove} d={ways} />
      {drawn.map(({ look, run, ends }) => (
        <g key={look} className={styles[look]}>
          <path d={run} />
          {look === 'water' && <path className={styles.flow} d={run} />}
          <path className={styles.ends} d={ends} />
        </g>
      ))}
      {Object.entries(slabs).map(([kind, outline]) => (
        <path key={kind} className={`${styles.slab} ${styles[kind]}`} d={outline} />
      ))}
      {names.map(({ x, y, lines, onStone }) => (
        <text key={lines.join(' ')} x={x} y={y} className={onStone ? styles.onStone : undefined}>
          {lines.length === 1
            ? lines
            : lines.map((line, index) => (
                <tspan key={line} x={x} dy={index && (layout === 'wide' ? 21 : 19)}>
                  {line}
                </tspan>
              ))}
        </text>
      ))}
      {numbers.map(({ x, y, look }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: the number of a step is its place
        <g key={index} className={styles[look]}>
          <circle cx={x} cy={y} r="12" />
          <text x={x} y={y + 5}>
            {index + 1}
          </text>
        </g>
      ))}
    </svg>
  );
}
