import type { ReactNode } from 'react';
import styles from './Rows.module.css';

export interface RowsProps {
  /** What screen readers call the list; left out where a heading says so. */
  label?: string | undefined;
  /** Cells of a few words, four of which may stand in one row. */
  short?: boolean | undefined;
  /** Looks of the caller's own: rules, gaps, padding. */
  className?: string | undefined;
  /** The cells, each an `li`. */
  children: ReactNode;
}

/** A list in two or three columns that leaves no hole in its last row, whatever the number of its cells. */
export function Rows({ label, short = false, className = '', children }: RowsProps) {
  const names = [styles.rows, short ? styles.short : '', className];
  return (
    <ul className={names.filter(Boolean).join(' ')} aria-label={label}>
      {children}
    </ul>
  );
}
