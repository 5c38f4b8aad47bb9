import { sql } from 'kysely';
import type { DeskContext } from '../context.ts';
import type { OutboxRow } from '../database/tables.ts';
import { MINUTE } from '../durations.ts';
import { LONGEST_PAUSE } from './outbox.ts';

/** How long a mail is reserved for the process that took it, in milliseconds; no try may last longer. */
const CLAIM_MS = 5 * MINUTE;

/** What goes out beside the rest and by itself, so that nothing waits for something less urgent. */
export interface Queue {
  channel: OutboxRow['channel'];
  /** Whether these are the e-mails of the newsletter, or all others. */
  newsletter?: boolean;
  /** How many are sent at the same time. */
  hands: number;
}

/** The newsletter has a connection to the mail server of its own, and leaves the others to what somebody waits for. */
export const QUEUES: Queue[] = [
  { channel: 'mail', hands: 3 },
  { channel: 'mail', newsletter: true, hands: 1 },
  { channel: 'webhook', hands: 4 },
];

/**
 * How many mails of a queue may go out now, where there is a limit for a minute, by all processes together. The newsletter
 * leaves a fifth of it to what somebody waits for.
 */
async function allowed(
  { db, settings, now }: DeskContext,
  most: number,
  { channel, newsletter }: Queue,
): Promise<number> {
  const { mailRate } = settings;
  if (channel !== 'mail' || mailRate === 0) return most;
  const at = now();
  const { count } = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('channel', '=', 'mail')
    .where((row) =>
      row.or([
        row('state', '=', 'sending'),
        row('ended_at', '>', at - MINUTE).and('ended_at', '<=', at + MINUTE),
      ]),
    )
    .executeTakeFirstOrThrow();
  const share = newsletter ? Math.ceil(mailRate * 0.8) : mailRate;
  return Math.min(most, Math.max(0, share - Number(count)));
}

/**
 * Reserves mails of a queue that are due, so that no other process sends them; those of a process that has died can be
 * reserved again later. What goes to a visitor is before what the office is told, and what is new before what was
 * tried in vain.
 */
export async function claim(
  context: DeskContext,
  who: string,
  most: number,
  queue: Queue,
): Promise<OutboxRow[]> {
  const { channel, newsletter = false } = queue;
  const free = await allowed(context, most, queue);
  if (free === 0) return [];
  const { db, kind, now } = context;
  const at = now();
  const due = db
    .selectFrom('outbox')
    .select('id')
    .where('channel', '=', channel)
    .where('purpose', newsletter ? '=' : '!=', 'issue')
    .where((row) =>
      row.or([
        row('state', '=', 'waiting').and('due_at', '<=', at),
        // Put in by a clock that is ahead of this one.
        row('state', '=', 'waiting').and('attempts', '=', 0).and('created_at', '>', at),
        row('state', '=', 'waiting').and('due_at', '>', at + 2 * LONGEST_PAUSE),
        row('state', '=', 'sending').and('claimed_until', '<', at),
      ]),
    )
    .orderBy(sql`case when purpose in ('team', 'assigned') then 1 else 0 end`)
    .orderBy(sql`case when attempts > 0 then 1 else 0 end`)
    .orderBy('due_at')
    .limit(free);
  const picked = kind === 'postgres' ? due.forUpdate().skipLocked() : due;
  return db
    .updateTable('outbox')
    .set((row) => ({
      state: 'sending',
      claim: who,
      claimed_until: at + CLAIM_MS,
      attempts: row('attempts', '+', 1),
    }))
    .where('id', 'in', picked)
    .returningAll()
    .execute();
}
