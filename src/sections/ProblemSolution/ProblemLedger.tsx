import { Pairs, type Parts } from './Pairs.tsx';
import styles from './ProblemLedger.module.css';

/** Decoration: a gate in a channel, dry before it and running behind it. */
const gate = (
  <span className={styles.gate} aria-hidden="true">
    <span className={styles.post} />
  </span>
);

/** For industries: a table whose rows lead from a problem through a gate to what changes. */
export function ProblemLedger({ transition, ...pairs }: Parts) {
  return (
    <div className={styles.ledger}>
      <div className={styles.head}>
        <p>{pairs.messages.today}</p>
        <p>{transition}</p>
      </div>
      <Pairs {...pairs} pair={styles.row} join={gate} />
    </div>
  );
}

ProblemLedger.hasTransition = true as const;
