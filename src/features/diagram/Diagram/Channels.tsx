import type { Drawing } from '../drawing-parts.ts';
import styles from './Channels.module.css';

/** The looks in painting order, so that water covers a dry channel where they cross. */
const LOOKS = ['dry', 'clay', 'sand', 'water'] as const;

export type ChannelsProps = Pick<Drawing, 'channels' | 'numbers'>;

/** The channels of a drawing with the number of each step on them. */
export function Channels({ channels, numbers }: ChannelsProps) {
  const drawn = LOOKS.flatMap((look) => {
    const channel = channels[look];
    return channel ? [{ look, ...channel }] : [];
  });
  const ways = drawn.map(({ run }) => run).join('');
  return (
    <g className={styles.channels}>
      <path className={styles.lip} d={ways} />
      <path className={styles.groove} d={ways} />
      {drawn.map(({ look, run, ends }) => (
        <g key={look} className={styles[look]}>
          <path d={run} />
          {look === 'water' && <path className={styles.flow} d={run} />}
          <path className={styles.ends} d={ends} />
        </g>
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
    </g>
  );
}
