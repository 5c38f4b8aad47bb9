import styles from './Cards.module.css';
import { Pairs, type Parts } from './Pairs.tsx';
import { Transition } from './Transition.tsx';

/** For services: cards that follow each other step by step, each with its problem crossed out. */
export function Cards({ transition, closeUp: _, ...pairs }: Parts) {
  return (
    <>
      {transition && <Transition>{transition}</Transition>}
      <Pairs {...pairs} className={styles.cards} pair={styles.card} struck />
    </>
  );
}
