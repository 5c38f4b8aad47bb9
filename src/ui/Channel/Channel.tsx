import styles from './Channel.module.css';
import run from './Run.module.css';

export interface ChannelProps {
  /** How many branches arrive at the start; one or more. */
  from: number;
  /** How many branches leave at the end; one or more. */
  to: number;
}

/** Evenly spaced branches of one side: a bracket with bends at its ends and short lines between them. */
function Branches({ count, side }: { count: number; side: 'from' | 'to' }) {
  return (
    <span className={`${styles.side} ${styles[side]}`}>
      {Array.from({ length: count }, (_, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: branches are alike and never reordered
        <span key={index} className={styles.branch} />
      ))}
    </span>
  );
}

/**
 * The channel between two lists of equal height: branches join into one line, which divides again. It is drawn
 * with borders, so that bends stay quarter-round at any height. It is decoration.
 */
export function Channel({ from, to }: ChannelProps) {
  return (
    <span className={`${styles.channel} ${run.run}`} aria-hidden="true">
      <Branches count={from} side="from" />
      <Branches count={to} side="to" />
    </span>
  );
}
