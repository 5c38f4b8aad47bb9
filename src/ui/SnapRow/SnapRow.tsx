import type { ReactNode } from 'react';
import styles from './SnapRow.module.css';

export interface SnapRowProps {
  /** Id of the heading that names the row. */
  labelledBy: string;
  /** Whether every item holds a link: the keyboard then scrolls the row from link to link. */
  isReached?: boolean | undefined;
  /** Sets `--snap-size` and `--snap-gap` where the items are of another width or touch each other. */
  className?: string | undefined;
  /** One list, with its own form for wider screens. */
  children: ReactNode;
}

/**
 * A list that lies in one row on a phone, to be moved sideways, and is itself on wider screens. Where links are
 * missing the row is a stop of the keyboard while it holds more than fits (WCAG 2.1.1).
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
