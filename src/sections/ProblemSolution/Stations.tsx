import { Pairs, type Parts } from './Pairs.tsx';
import styles from './Stations.module.css';
import { Transition } from './Transition.tsx';

/**
 * For use cases: one broad channel with the problems above it, the benefits on its stones, and the solutions
 * below.
 */
export function Stations({ transition, ...pairs }: Parts) {
  return (
    <>
      {transition && <Transition>{transition}</Transition>}
      <Pairs {...pairs} className={styles.flow} pair={styles.station} area={styles.area} />
    </>
  );
}
