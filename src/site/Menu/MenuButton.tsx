import styles from './MenuButtons.module.css';

export interface MenuButtonProps {
  label: string;
}

/** The burger, which opens the menu below the large breakpoint. */
export function MenuButton({ label }: MenuButtonProps) {
  return (
    <mobile-menu>
      <button type="button" className={styles.burger} aria-label={label} popoverTarget="menu">
        <span className={styles.lines} />
      </button>
    </mobile-menu>
  );
}
