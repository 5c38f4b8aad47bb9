import styles from './Ground.module.css';

export interface GroundProps {
  /** Class of a card that hides its ground in places. */
  className?: string | undefined;
}

/** The stone texture behind the content of a card. It is fetched when it comes near the screen. */
export function Ground({ className }: GroundProps) {
  return (
    <span className={[styles.ground, className].filter(Boolean).join(' ')} aria-hidden="true" />
  );
}
