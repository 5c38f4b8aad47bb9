import { randomUUID } from 'node:crypto';
import type { DeskContext } from '../context.ts';
import type { OutboxRow } from '../database/tables.ts';
import { reasonOf } from '../operations/reason.ts';
import { giveBack, noteFailed, noteSent } from './outbox.ts';
import { claim, QUEUES, type Queue } from './queues.ts';
import { type Carrier, isForGood, whyFailed } from './smtp.ts';

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
  const who = randomUUID();
  const ending = new AbortController();
  let stopping = false;

  const carry = async (row: OutboxRow) => {
    try {
      await carriers[row.channel]?.send(row, ending.signal);
    } catch (error) {
      if (ending.signal.aborted) {
        await giveBack(context, row);
        return;
      }
      const why = whyFailed(error);
      context.log(`${row.channel} failed`, { purpose: row.purpose, attempts: row.attempts, why });
      await noteFailed(context, row, why, isForGood(error));
      return;
    }
    await noteSent(context, row);
    context.log(`${row.channel} sent`, { purpose: row.purpose, attempts: row.attempts });
  };
  const open = (queue: Queue) => {
    const underWay = new Set<Promise<void>>();
    let again = false;
    let look: Promise<void> | undefined;
    // The database does not answer: the next check tries again, and reservations expire by themselves.
    const sayFailed = (error: unknown) => context.log('outbox failed', { why: reasonOf(error) });
    /** Begins what is due, with the hands that are free: one that takes long holds no other. */
    const begin = async () => {
      do {
        again = false;
        const free = queue.hands - underWay.size;
        if (free === 0 || stopping) return;
        for (const row of await claim(context, who, free, queue)) {
          const one: Promise<void> = carry(row)
            .catch(sayFailed)
            .finally(() => {
              underWay.delete(one);
              wake();
            });
          underWay.add(one);
        }
      } while (again);
    };
    const wake = () => {
      again = true;
      if (look || stopping) return;
      look = begin()
        .catch(sayFailed)
        .finally(() => {
          look = undefined;
          if (again && underWay.size < queue.hands) wake();
        });
    };
    const end = async () => {
      await look;
      await Promise.all(underWay);
    };
    return { wake, end };
  };
  const queues = QUEUES.filter(({ channel }) => carriers[channel]).map(open);
  const wake = () => {
    for (const queue of queues) queue.wake();
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
      await Promise.all(queues.map(({ end }) => end()));
      clearTimeout(patience);
      for (const carrier of Object.values(carriers)) carrier.close();
    },
  };
}
