import styles from './MenuButtons.module.css';

export interface CloseButtonProps {
  label: string;
  /** Whether the menu gives it the focus when it opens. */
  first?: boolean | undefined;
}

/** The cross that closes the menu of phones, and with it what lies above it. */
export function CloseButton({ label, first }: CloseButtonProps) {
  return (
    <button
      type="button"
      className={styles.close}
      aria-label={label}
      popoverTarget="menu"
      popoverTargetAction="hide"
      // biome-ignore lint/a11y/noAutofocus: the menu opens on request
      autoFocus={first}
    />
  );
}
