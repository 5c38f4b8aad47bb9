import type { EngineerWords } from '../parts.ts';
import type { Shown } from '../world/session.ts';
import styles from './Engineer.module.css';
import { TransactionRow } from './TransactionRow.tsx';

export interface EngineerProps {
  says: EngineerWords;
  done: Shown[];
}

/** Every transaction of the run, the newest first. */
export function Engineer({ says, done }: EngineerProps) {
  const all = done.flatMap(({ transactions }) => transactions).reverse();
  return (
    <div className={styles.engineer}>
      <p className={styles.intro}>{says.intro}</p>
      {all.length === 0 && <p>{says.none}</p>}
      <ol className={styles.transactions}>
        {all.map((transaction) => (
          <TransactionRow key={transaction.hash} transaction={transaction} says={says} />
        ))}
      </ol>
    </div>
  );
}
