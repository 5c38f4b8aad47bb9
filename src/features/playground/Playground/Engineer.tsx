import { fill } from '@falaj/contract/fill.ts';
import { Disclosure } from '../../../ui/Disclosure/Disclosure.tsx';
import type { EngineerMessages } from '../parts.ts';
import type { Shown } from '../world/session.ts';
import styles from './Engineer.module.css';
import { TransactionRow } from './TransactionRow.tsx';

export interface EngineerProps {
  says: EngineerMessages;
  done: Shown[];
}

/**
 * How many transactions are shown; earlier ones are collapsed, so that a long run does not push the buttons below
 * out of reach.
 */
const SEEN = 4;

/** Every transaction of the run, the newest first. */
export function Engineer({ says, done }: EngineerProps) {
  const all = done.flatMap(({ transactions }) => transactions).reverse();
  const list = (from: number, to?: number) => (
    <ol className={styles.transactions}>
      {all.slice(from, to).map((transaction) => (
        <TransactionRow key={transaction.hash} transaction={transaction} says={says} />
      ))}
    </ol>
  );
  return (
    <div className={styles.engineer}>
      <p className={styles.intro}>{says.intro}</p>
      {all.length === 0 && <p>{says.none}</p>}
      {list(0, SEEN)}
      {all.length > SEEN && (
        <Disclosure summary={fill(says.earlier, { n: all.length - SEEN })}>{list(SEEN)}</Disclosure>
      )}
    </div>
  );
}
