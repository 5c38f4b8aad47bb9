import styles from './Cards.module.css';
import { Pairs, type Parts } from './Pairs.tsx';
import { Transition } from './Transition.tsx';

/** Services: cards that are handed over step by step, each with the problem that it strikes out. */
export function Cards({ transition, closeUp: _, ...pairs }: Parts) {
  return (
    <>
      {transition && <Transition>{transition}</Transition>}
      <Pairs {...pairs} className={styles.cards} pair={styles.card} struck />
    </>
  );
}
