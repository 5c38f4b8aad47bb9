import { fill } from '@falaj/contract/fill.ts';
import { formatNumber } from '../../../lib/format-number.ts';
import { Arrow } from '../../../ui/Arrow/Arrow.tsx';
import disclosure from '../../../ui/Disclosure/Disclosure.module.css';
import type { EngineerMessages } from '../parts.ts';
import type { Transaction } from '../world/describe.ts';
import styles from './Engineer.module.css';

interface TransactionRowProps {
  transaction: Transaction;
  says: EngineerMessages;
}

/** A transaction: the call, its cost, its events, and what it stored. */
export function TransactionRow({ transaction, says }: TransactionRowProps) {
  const { hash, block, gas, succeeded, from, call, error, events, changes } = transaction;
  return (
    <li className={styles.transaction} data-refused={!succeeded}>
      <p className={styles.head}>
        <strong>{succeeded ? says.succeeded : says.reverted}</strong>
        <span>
          {says.block} {formatNumber(block)}
        </span>
        <span>
          {says.gas} {formatNumber(gas)}
        </span>
      </p>
      <dl className={styles.facts}>
        <dt>{says.call}</dt>
        <dd>
          <code dir="ltr">
            {from} <Arrow word={says.to} /> {call}
          </code>
        </dd>
        {error && <dt>{says.answer}</dt>}
        {error && (
          <dd className={styles.error}>
            <code dir="ltr">{error}</code>
          </dd>
        )}
        <dt>{says.hash}</dt>
        <dd>
          <code dir="ltr">{hash}</code>
        </dd>
        {events.length > 0 && <dt>{says.events}</dt>}
        {events.map((event, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: events never change their order, and two may be alike
          <dd key={index}>
            <code dir="ltr">{event}</code>
          </dd>
        ))}
      </dl>
      {changes.length > 0 && (
        <details className={`${disclosure.disclosure} ${styles.storage}`}>
          <summary className={disclosure.summary}>
            {says.storage}. {fill(says.slots, { n: changes.length })}
          </summary>
          <ul>
            {changes.map(({ contract, slot, before, after }) => (
              <li key={contract + slot}>
                <code dir="ltr">
                  {contract} {slot}: {before} <Arrow word={says.to} /> {after}
                </code>
              </li>
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}
