import type { ReactNode } from 'react';
import styles from './Card.module.css';

export interface CardProps {
  /** Rounds the large corner. */
  size?: 'regular' | 'large' | undefined;
  /** The card keeps its own mood on any ground. */
  mood?: 'plaster' | 'dusk' | undefined;
  children: ReactNode;
}

/** A box with square corners but one (docs/site-rules.md#look). */
export function Card({ size = 'regular', mood = 'plaster', children }: CardProps) {
  return (
    <div className={`${styles.card} ${styles[size]}`} data-mood={mood}>
      {children}
    </div>
  );
}
