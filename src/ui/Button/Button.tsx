import type { ReactNode } from 'react';
import { Link } from '../Link/Link.tsx';
import styles from './Button.module.css';

export interface ButtonProps {
  /** `primary` is the one sand-coloured call of a section; `solid` is its counterpart on plaster. */
  kind?: 'primary' | 'outline' | 'solid' | undefined;
  /** Address it links to; without it the element is a submit button. */
  href?: string | undefined;
  newTabHint?: string | undefined;
  /** Whether the address is a file to download and not a page to open. */
  download?: boolean | undefined;
  /** Called when it is pressed, in an island; then it submits nothing. */
  onPress?: (() => void) | undefined;
  /** Whether its work is under way. It stays focusable, and looks disabled. */
  busy?: boolean | undefined;
  /** Name and value that the form submits with this button. */
  name?: string | undefined;
  value?: string | undefined;
  children: ReactNode;
}

/** A call to action with one round corner: a link, or a button of a form. */
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
