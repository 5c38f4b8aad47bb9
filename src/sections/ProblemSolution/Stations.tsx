import { Pairs, type Parts } from './Pairs.tsx';
import styles from './Stations.module.css';
import { Transition } from './Transition.tsx';

/** Use cases: one broad channel; over it what goes wrong, on its stones what is gained, under it how. */
export function Stations({ transition, closeUp: _, ...pairs }: Parts) {
  return (
    <>
      {transition && <Transition>{transition}</Transition>}
      <Pairs {...pairs} className={styles.flow} pair={styles.station} area={styles.area} />
    </>
  );
}
