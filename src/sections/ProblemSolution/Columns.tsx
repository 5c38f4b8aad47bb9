import styles from './Columns.module.css';
import { Pairs, type Parts } from './Pairs.tsx';
import { Transition } from './Transition.tsx';

/** Decoration: a gate in a channel, dry before it and running behind it. */
const gate = <span className={styles.channel} aria-hidden="true" />;

/** For platforms: cards in which each problem lies dry above a gate, and its solution lit below it. */
export function Columns({ transition, ...pairs }: Parts) {
  return (
    <>
      {transition && <Transition>{transition}</Transition>}
      <Pairs {...pairs} className={styles.columns} pair={styles.column} join={gate} />
    </>
  );
}
