import styles from './Comparison.module.css';
import { Pairs, type Parts } from './Pairs.tsx';
import { Transition } from './Transition.tsx';

/** Features: each pair as a change of a text, the line that goes above the line that comes. */
export function Comparison({ transition, closeUp: _, ...pairs }: Parts) {
  return (
    <>
      {transition && <Transition>{transition}</Transition>}
      <Pairs {...pairs} className={styles.changes} pair={styles.change} />
    </>
  );
}
