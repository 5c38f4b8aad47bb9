import type { ReactNode } from 'react';
import styles from './Figure.module.css';

export interface FigureProps {
  /** The figure itself; text, or a counter. */
  value: ReactNode;
  /** What it counts. */
  label: string;
  /** A line that says more, such as when it was measured. */
  note?: string | undefined;
  /** The FigureStatus of the figure; values that are words or names have none. */
  status?: ReactNode;
}

/** A figure above its label, for use inside a `dl`. */
export function Figure({ value, label, note, status }: FigureProps) {
  return (
    <div className={styles.figure}>
      <dt className={styles.label}>
        {label}
        {status}
      </dt>
      <dd className={styles.value}>{value}</dd>
      {note && <dd className={styles.note}>{note}</dd>}
    </div>
  );
}
