import type { ReactNode } from 'react';
import styles from './Badge.module.css';

export interface BadgeProps {
  /** `lead` is for the line above a headline, `popular` for a feature, `quiet` for a tag. */
  kind?: 'lead' | 'popular' | 'quiet' | undefined;
  /** `li` in a list. */
  as?: 'span' | 'li' | undefined;
  children: ReactNode;
}

/** A short label in a box with a bent corner. */
export function Badge({ kind = 'quiet', as: Element = 'span', children }: BadgeProps) {
  return <Element className={`${styles.badge} ${styles[kind]}`}>{children}</Element>;
}
