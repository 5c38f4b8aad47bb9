import type { ReactNode } from 'react';
import styles from './Figure.module.css';

export interface FigureProps {
  /** The figure itself; text, or a counter. */
  value: ReactNode;
  /** What it counts. */
  label: string;
  /** A line that says more, such as when it was measured. */
  note?: string | undefined;
  /** What the figure is, as a FigureStatus; words and names have none. */
  status?: ReactNode;
}

/** A figure over its label; use it inside a `dl`. */
export function Figure({ value, label, note, status }: FigureProps) {
  return (
    <div className={styles.figure}>
      <dt className={styles.label}>
        {label}
        {status && ' '}
        {status}
      </dt>
      <dd className={styles.value}>{value}</dd>
      {note && <dd className={styles.note}>{note}</dd>}
    </div>
  );
}
