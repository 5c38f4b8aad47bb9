import styles from './Transition.module.css';

/** What leads from the problems to the solutions, at the end of a short run of water. */
export function Transition({ children }: { children: string }) {
  return <p className={styles.transition}>{children}</p>;
}
