import { Pairs, type Parts } from './Pairs.tsx';
import { Transition } from './Transition.tsx';
import styles from './Waterline.module.css';

/** For solutions: each problem over a line of water, and under it what changes. */
export function Waterline({ transition, ...pairs }: Parts) {
  return (
    <>
      {transition && <Transition>{transition}</Transition>}
      <Pairs {...pairs} className={styles.pairs} pair={styles.pair} label={pairs.messages.today} />
    </>
  );
}

Waterline.isBeside = true as const;
