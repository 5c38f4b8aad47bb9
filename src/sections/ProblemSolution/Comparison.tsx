import styles from './Comparison.module.css';
import { Pairs, type Parts } from './Pairs.tsx';
import { Transition } from './Transition.tsx';

/** For features: each pair as a change in a text, the removed line above the added one. */
export function Comparison({ transition, ...pairs }: Parts) {
  return (
    <>
      {transition && <Transition>{transition}</Transition>}
      <Pairs {...pairs} className={styles.changes} pair={styles.change} />
    </>
  );
}
