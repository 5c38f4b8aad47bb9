import type { ReactNode } from 'react';
import { Link } from '../Link/Link.tsx';
import styles from './Button.module.css';

export interface ButtonProps {
  /** `primary` is the one sand-coloured call of a band; `solid` is its like on plaster. */
  kind?: 'primary' | 'outline' | 'solid' | undefined;
  /** Where it leads; without it the element is a submit button. */
  href?: string | undefined;
  newTabHint?: string | undefined;
  children: ReactNode;
}

/** A call to action with the house's one bent corner: a link, or the submit button of a form. */
export function Button({ kind = 'primary', href, newTabHint = '', children }: ButtonProps) {
  const className = `${styles.button} ${styles[kind]}`;
  if (href === undefined) {
    return (
      <button type="submit" className={className}>
        {children}
      </button>
    );
  }
  return (
    <Link href={href} className={className} newTabHint={newTabHint}>
      {children}
    </Link>
  );
}
