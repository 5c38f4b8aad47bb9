import type { ReactNode } from 'react';
import { Link } from '../Link/Link.tsx';
import styles from './Button.module.css';

export interface ButtonProps {
  /** `primary` is the one sand-coloured call of a band; `solid` is its like on plaster. */
  kind?: 'primary' | 'outline' | 'solid' | undefined;
  /** Where it leads; without it the element is a submit button. */
  href?: string | undefined;
  newTabHint?: string | undefined;
  /** The address is a file to keep, not a page to open. */
  download?: boolean | undefined;
  /** What a press does, in an island; the element then submits nothing. */
  onPress?: (() => void) | undefined;
  /** Its work is under way: it stays in reach of the keyboard, and looks idle. */
  busy?: boolean | undefined;
  /** What a form is told when this button sends it. */
  name?: string | undefined;
  value?: string | undefined;
  children: ReactNode;
}

/** A call to action with the house's one bent corner: a link, or a button of a form. */
export function Button(props: ButtonProps) {
  const {
    kind = 'primary',
    href,
    newTabHint = '',
    download,
    onPress,
    busy,
    name,
    value,
    children,
  } = props;
  const className = `${styles.button} ${styles[kind]}`;
  if (href === undefined) {
    return (
      <button
        type={onPress ? 'button' : 'submit'}
        className={className}
        onClick={onPress}
        aria-disabled={busy}
        name={name}
        value={value}
      >
        {children}
      </button>
    );
  }
  return (
    <Link href={href} className={className} newTabHint={newTabHint} download={download}>
      {children}
    </Link>
  );
}
