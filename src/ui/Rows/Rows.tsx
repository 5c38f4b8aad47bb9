import type { ReactNode } from 'react';
import styles from './Rows.module.css';

export interface RowsProps {
  /** Name of the list for screen readers; undefined where a heading names it. */
  label?: string | undefined;
  /** Whether the cells have only a few words, so that four of them fit in a row. */
  short?: boolean | undefined;
  /** The caller's own class for rules, gaps and padding. */
  className?: string | undefined;
  /** The cells, each an `li`. */
  children: ReactNode;
}

/** A list in two or three columns whose last row is always full, whatever the number of cells. */
export function Rows({ label, short = false, className = '', children }: RowsProps) {
  const names = [styles.rows, short ? styles.short : '', className];
  return (
    <ul className={names.filter(Boolean).join(' ')} aria-label={label}>
      {children}
    </ul>
  );
}
