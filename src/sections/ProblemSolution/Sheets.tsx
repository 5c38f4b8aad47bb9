import { Pairs, type Parts } from './Pairs.tsx';
import styles from './Sheets.module.css';
import { Transition } from './Transition.tsx';

/** Services: sheets that are handed over step by step, each with the problem that it strikes out. */
export function Sheets({ transition, closeUp: _, ...pairs }: Parts) {
  return (
    <>
      {transition && <Transition>{transition}</Transition>}
      <Pairs {...pairs} className={styles.sheets} pair={styles.sheet} struck />
    </>
  );
}
