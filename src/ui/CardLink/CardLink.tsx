import type { ReactNode } from 'react';
import styles from './CardLink.module.css';

export interface CardLinkProps {
  /** Without it the words stand alone. */
  href?: string | undefined;
  className?: string | undefined;
  children: ReactNode;
}

/** The link in the heading of a card, which covers the nearest positioned box around it (WCAG 2.5.8). */
export function CardLink({ href, className, children }: CardLinkProps) {
  if (!href) return children;
  return (
    <a className={className ? `${styles.link} ${className}` : styles.link} href={href}>
      {children}
    </a>
  );
}
