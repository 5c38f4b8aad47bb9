import type { ReactNode } from 'react';
import styles from './SnapRow.module.css';

export interface SnapRowProps {
  /** Id of the heading that names the row. */
  labelledBy: string;
  /** Whether every item contains a link, so that the keyboard scrolls the row from link to link. */
  isReached?: boolean | undefined;
  /** Class that sets `--snap-size` and `--snap-gap` where items have another width or no gap. */
  className?: string | undefined;
  /** One list, with its own layout for wider screens. */
  children: ReactNode;
}

/**
 * A list that lies in one row on a phone, to be scrolled sideways, and has its own layout on wider screens. If
 * its items have no links, the row is in the tab order while its content does not fit (WCAG 2.1.1).
 */
export function SnapRow({ labelledBy, isReached = false, className, children }: SnapRowProps) {
  const names = [styles.area, className].filter(Boolean).join(' ');
  if (isReached) return <div className={names}>{children}</div>;
  return (
    <scroll-area className={names} role="group" aria-labelledby={labelledBy} tabIndex={0}>
      {children}
    </scroll-area>
  );
}
