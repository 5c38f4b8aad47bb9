import styles from './Columns.module.css';
import { Pairs, type Parts } from './Pairs.tsx';
import { Transition } from './Transition.tsx';

/** A gate of stone in a channel: dry before it, running behind it. */
const gate = <span className={styles.channel} aria-hidden="true" />;

/** Platforms: plates in which every problem lies dry above a gate, and its solution below it in the water's light. */
export function Columns({ transition, closeUp: _, ...pairs }: Parts) {
  return (
    <>
      {transition && <Transition>{transition}</Transition>}
      <Pairs {...pairs} className={styles.columns} pair={styles.column} join={gate} />
    </>
  );
}
