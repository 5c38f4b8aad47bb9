import type { ReactNode } from 'react';
import styles from './Card.module.css';

export interface CardProps {
  /** Size of the card, which decides the radius of its large corner. */
  size?: 'regular' | 'large' | undefined;
  /** The card's own theme, whatever the ground around it. */
  theme?: 'plaster' | 'dusk' | undefined;
  children: ReactNode;
}

/** A box with three square corners and a large round one (docs/site-rules.md#look). */
export function Card({ size = 'regular', theme = 'plaster', children }: CardProps) {
  return (
    <div className={`${styles.card} ${styles[size]}`} data-theme={theme}>
      {children}
    </div>
  );
}
