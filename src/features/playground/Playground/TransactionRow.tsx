import { fill } from '../../../lib/fill.ts';
import { formatNumber } from '../../../lib/format-number.ts';
import type { EngineerWords } from '../parts.ts';
import type { Transaction } from '../world/describe.ts';
import styles from './Engineer.module.css';

interface TransactionRowProps {
  transaction: Transaction;
  says: EngineerWords;
}

/** A transaction: what was called, what it cost, what it reported and what it wrote. */
export function TransactionRow({ transaction, says }: TransactionRowProps) {
  const { hash, block, gas, succeeded, from, call, error, events, changes } = transaction;
  return (
    <li className={styles.transaction} dir="ltr">
      <p className={styles.head} data-succeeded={succeeded}>
        <strong>{succeeded ? says.succeeded : says.reverted}</strong>
        <span>
          {says.block} {block}
        </span>
        <span>
          {says.gas} {formatNumber(gas)}
        </span>
        <code>{hash}</code>
      </p>
      <p>
        <code>{`${from} → ${call}`}</code>
      </p>
      {error && (
        <p>
          {says.answer} <code>{error}</code>
        </p>
      )}
      {events.length > 0 && (
        <ul className={styles.events} aria-label={says.events}>
          {events.map((event, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: events never change their order, and two may be alike
            <li key={index}>
              <code>{event}</code>
            </li>
          ))}
        </ul>
      )}
      {changes.length > 0 && (
        <details className={styles.storage}>
          <summary>
            {says.storage}: {fill(says.slots, { n: changes.length })}
          </summary>
          <ul>
            {changes.map(({ contract, slot, before, after }) => (
              <li key={contract + slot}>
                <code>{`${contract} ${slot}: ${before} → ${after}`}</code>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
