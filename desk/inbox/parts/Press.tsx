import type { ReactNode } from 'react';
import styles from './Press.module.css';

export interface PressProps {
  kind?: 'quiet' | 'solid' | 'plain';
  /** Called when it is pressed; without it the button submits its form. */
  onPress?: (() => void) | undefined;
  busy?: boolean | undefined;
  /** Its name for screen readers, where the label does not say what it belongs to. */
  label?: string | undefined;
  /** Whether the part that it opens is open. */
  expanded?: boolean | undefined;
  /** The key with the same effect, shown beside the label. */
  shortcut?: string | undefined;
  children: ReactNode;
}

/** A small button of the inbox. */
export function Press(props: PressProps) {
  const { kind = 'quiet', onPress, busy, label, expanded, shortcut, children } = props;
  return (
    <button
      type={onPress ? 'button' : 'submit'}
      className={kind === 'quiet' ? styles.press : `${styles.press} ${styles[kind]}`}
      onClick={busy ? undefined : onPress}
      aria-disabled={busy}
      aria-label={label}
      aria-expanded={expanded}
      aria-keyshortcuts={shortcut}
    >
      {children}
      {shortcut && (
        <span className={styles.key} aria-hidden="true">
          {shortcut}
        </span>
      )}
    </button>
  );
}
