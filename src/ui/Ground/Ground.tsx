import styles from './Ground.module.css';

export interface GroundProps {
  /** Where a plate puts its ground away. */
  className?: string | undefined;
}

/** The tiles of stone behind what is carved in a plate. They are fetched when it comes near the screen. */
export function Ground({ className }: GroundProps) {
  return (
    <span className={[styles.ground, className].filter(Boolean).join(' ')} aria-hidden="true" />
  );
}
