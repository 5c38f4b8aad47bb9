import styles from './Transition.module.css';

/** The sentence that leads from the problems to the solutions, at the end of a short channel. */
export function Transition({ children }: { children: string }) {
  return <p className={styles.transition}>{children}</p>;
}
