import styles from './Columns.module.css';
import { Pairs, type Parts } from './Pairs.tsx';
import { Transition } from './Transition.tsx';

/** Platforms: columns in which every problem stands above a run of water, and its solution below. */
export function Columns({ transition, closeUp: _, ...pairs }: Parts) {
  return (
    <>
      {transition && <Transition>{transition}</Transition>}
      <Pairs {...pairs} className={styles.columns} pair={styles.column} />
    </>
  );
}
