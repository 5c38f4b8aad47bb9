import type { ReactNode } from 'react';
import styles from './Badge.module.css';

export interface BadgeProps {
  /** `lead` is for the line above a headline, `popular` for a feature, `quiet` for a tag. */
  kind?: 'lead' | 'popular' | 'quiet' | undefined;
  children: ReactNode;
}

/** A short label in a box with a bent corner. */
export function Badge({ kind = 'quiet', children }: BadgeProps) {
  return <span className={`${styles.badge} ${styles[kind]}`}>{children}</span>;
}
