import type { ReactNode } from 'react';
import styles from './CardLink.module.css';

export interface CardLinkProps {
  /** Address it links to; without it only the words are printed. */
  href?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** The link in a card's heading. Its target area covers the nearest positioned box around it (WCAG 2.5.8). */
export function CardLink({ href, className, children }: CardLinkProps) {
  if (!href) return children;
  return (
    <a className={className ? `${styles.link} ${className}` : styles.link} href={href}>
      {children}
    </a>
  );
}
