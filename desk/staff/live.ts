import type { Context } from '../context.ts';
import { reasonOf } from '../operations/reason.ts';
import type { LiveMessage } from './wire.ts';

type Listener = (message: LiveMessage) => void;

/** Tells the open inboxes what has become different, whichever process did it. */
export interface Live {
  /**
   * @param onStop called when the desk stops
   * @returns what ends the listening
   */
  listen: (listener: Listener, onStop: () => void) => () => void;
  /** Ends every stream, so that the server can close. */
  stop: () => void;
}

/**
 * Looks at the database while somebody listens: new enquiries, acts of staff, mails that went out or died.
 * @param everyMs milliseconds between two looks
 */
export function openLive(context: Context, everyMs = 1500): Live {
  const listeners = new Map<Listener, () => void>();
  let timer: NodeJS.Timeout | undefined;
  let looking = false;
  let since = { event: 0, received: 0, ended: 0 };

  const tell = (message: LiveMessage) => {
    for (const listener of listeners.keys()) listener(message);
  };
  const look = async () => {
    if (looking) return;
    looking = true;
    try {
      const next = await newest(context);
      const ids = await changedSince(context, since);
      const mailed = next.ended > since.ended;
      since = next;
      for (const id of ids) tell({ type: 'changed', id });
      if (mailed) tell({ type: 'outbox' });
    } catch (error) {
      // The database is away: the next look catches up.
      context.log('live failed', { why: reasonOf(error) });
    } finally {
      looking = false;
    }
  };
  const pause = () => {
    clearInterval(timer);
    timer = undefined;
  };
  return {
    listen(listener, onStop) {
      listeners.set(listener, onStop);
      if (!timer) {
        timer = setInterval(() => void look(), everyMs);
        timer.unref();
        void newest(context).then(
          (now) => {
            since = now;
          },
          () => undefined,
        );
      }
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) pause();
      };
    },
    stop() {
      pause();
      for (const onStop of [...listeners.values()]) onStop();
      listeners.clear();
    },
  };
}

/** How far each of the three has come. */
async function newest({ db }: Context) {
  const of = async (table: 'event' | 'enquiry' | 'outbox', column: string) => {
    const row = await db
      .selectFrom(table)
      .select((row) => row.fn.max<number | null>(column as never).as('most'))
      .executeTakeFirst();
    return Number(row?.most ?? 0);
  };
  return {
    event: await of('event', 'id'),
    received: await of('enquiry', 'received_at'),
    ended: await of('outbox', 'ended_at'),
  };
}

/** The enquiries that something happened to; one whose transaction began earlier is found by its own time. */
async function changedSince({ db }: Context, since: { event: number; received: number }) {
  const acts = await db
    .selectFrom('event')
    .select('enquiry_id')
    .distinct()
    .where('id', '>', since.event)
    .where('act', '!=', 'enquiry.read')
    .execute();
  const received = await db
    .selectFrom('enquiry')
    .select('id')
    .where('received_at', '>', since.received)
    .limit(100)
    .execute();
  const ids = [...acts.map(({ enquiry_id }) => enquiry_id), ...received.map(({ id }) => id)];
  return [...new Set(ids)].filter((id) => id !== null);
}
