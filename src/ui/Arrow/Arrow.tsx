import styles from './Arrow.module.css';

export interface ArrowProps {
  /** The word that screen readers say in its place. */
  word: string;
}

/**
 * An arrow from the words before it to those behind it. It is drawn, since the character `→` points to the right
 * where text runs to the left as well.
 */
export function Arrow({ word }: ArrowProps) {
  return (
    <>
      <svg className={styles.arrow} viewBox="0 0 16 12" aria-hidden="true">
        <path d="M1 6h14M10 1l5 5-5 5" />
      </svg>
      <span className="visuallyHidden">{word}</span>
    </>
  );
}
