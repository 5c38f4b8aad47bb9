import styles from './Cards.module.css';
import { Pairs, type Parts } from './Pairs.tsx';
import { Transition } from './Transition.tsx';

/** For services: cards beside each other, each with its problem crossed out. */
export function Cards({ transition, ...pairs }: Parts) {
  return (
    <>
      {transition && <Transition>{transition}</Transition>}
      <Pairs {...pairs} className={styles.cards} pair={styles.card} struck />
    </>
  );
}

Cards.isBeside = true as const;
