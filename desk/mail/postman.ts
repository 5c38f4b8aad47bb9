import { randomUUID } from 'node:crypto';
import type { DeskContext } from '../context.ts';
import type { OutboxRow } from '../database/tables.ts';
import { reasonOf } from '../operations/reason.ts';
import { claim, giveBack, noteFailed, noteSent } from './outbox.ts';
import { type Carrier, isForGood } from './smtp.ts';

/** Sends what is in the outbox. */
export interface Postman {
  /** Tells it that there is something new. */
  wake: () => void;
  /**
   * Begins nothing more, and resolves when everything under way has ended. A try that takes longer than the
   * patience is ended, and its mail waits for the next process.
   */
  stop: () => Promise<void>;
}

/** How many mails are sent at the same time. */
const HANDS = 4;
/** How long tries under way may go on after it was told to stop, in milliseconds. */
const PATIENCE_MS = 5000;

/**
 * Sends what is in the outbox and has a carrier, whenever something is added, and checks every few seconds for
 * what has become due.
 * @param everyMs milliseconds between two checks
 * @param patienceMs milliseconds for which tries may go on once it is told to stop
 */
export function startPostman(
  context: DeskContext,
  carriers: Partial<Record<OutboxRow['channel'], Carrier>>,
  everyMs = 5000,
  patienceMs = PATIENCE_MS,
): Postman {
  const channels = Object.keys(carriers) as OutboxRow['channel'][];
  const who = randomUUID();
  const ending = new AbortController();
  let stopping = false;
  let again = false;
  let round: Promise<void> | undefined;

  const carry = async (row: OutboxRow) => {
    try {
      await carriers[row.channel]?.send(row, ending.signal);
    } catch (error) {
      if (ending.signal.aborted) {
        await giveBack(context, row);
        return;
      }
      const why = reasonOf(error);
      context.log(`${row.channel} failed`, { purpose: row.purpose, attempts: row.attempts, why });
      await noteFailed(context, row, why, isForGood(error));
      return;
    }
    await noteSent(context, row);
    context.log(`${row.channel} sent`, { purpose: row.purpose, attempts: row.attempts });
  };
  const go = async () => {
    do {
      again = false;
      for (let rows = [{} as OutboxRow]; rows.length > 0 && !stopping; ) {
        rows = await claim(context, who, HANDS, channels);
        await Promise.all(rows.map(carry));
      }
    } while (again && !stopping);
  };
  const wake = () => {
    again = true;
    if (round || stopping) return;
    round = go()
      // The database does not answer: the next check tries again, and reservations expire by themselves.
      .catch((error) => context.log('outbox failed', { why: reasonOf(error) }))
      .finally(() => {
        round = undefined;
      });
  };
  const timer = setInterval(wake, everyMs);
  timer.unref();
  wake();
  return {
    wake,
    stop: async () => {
      stopping = true;
      clearInterval(timer);
      const patience = setTimeout(() => ending.abort(), patienceMs);
      await round;
      clearTimeout(patience);
      for (const carrier of Object.values(carriers)) carrier.close();
    },
  };
}
