import { type RawBuilder, sql } from 'kysely';
import type { DeskContext } from '../context.ts';
import { MINUTE } from '../durations.ts';
import type { LiveMessage } from './wire.ts';

/** How far one has looked. */
export interface Seen {
  /** Snapshot of Postgres, which knows the transactions that were not through; in SQLite, where one writes after the other, the last rows. */
  rows: string | { event: number; enquiry: number };
  /** Says something else whenever an e-mail has ended. */
  ended: string;
}

/** More than these at once are told as one. */
const MOST = 50;
/** E-mails of that long before the last are counted: a process that is late, or whose clock is, adds to their number. */
const LATE_MS = 10 * MINUTE;

/** Acts without an enquiry after which inboxes show something else. */
const HOUSE = [
  'person erased',
  'erased by date',
  'issue.sent',
  'settings.changed',
  'staff.invited',
  'staff.uninvited',
  'staff.joined',
  'staff.changed',
];

async function lastRows({ db, kind }: DeskContext): Promise<Seen['rows']> {
  if (kind === 'postgres') {
    const { rows } = await sql<{ now: string }>`select pg_current_snapshot()::text as now`.execute(
      db,
    );
    return rows[0]?.now ?? '';
  }
  const last = async (table: 'event' | 'enquiry') => {
    const most = sql<{ most: number | null }>`select max(rowid) as most from ${sql.table(table)}`;
    return (await most.execute(db)).rows[0]?.most ?? 0;
  };
  return { event: await last('event'), enquiry: await last('enquiry') };
}

async function lastEnded({ db }: DeskContext): Promise<string> {
  const { most } = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.max('ended_at').as('most'))
    .executeTakeFirstOrThrow();
  const { count } = await db
    .selectFrom('outbox')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('ended_at', '>', (most ?? 0) - LATE_MS)
    .executeTakeFirstOrThrow();
  return `${most} ${count}`;
}

/** Notes how far everything is now. */
export const seeNow = async (context: DeskContext): Promise<Seen> => ({
  rows: await lastRows(context),
  ended: await lastEnded(context),
});

/** Whether a row was not there before and is now. */
function isNew(table: 'event' | 'enquiry', { rows: before }: Seen, { rows: now }: Seen) {
  if (typeof before !== 'string') {
    const rows: RawBuilder<boolean> = sql`rowid > ${before[table]}`;
    return rows;
  }
  // Restored from a dump of another server a row may name a transaction that is still to come here.
  return sql<boolean>`written >= pg_snapshot_xmin(${before}::pg_snapshot)
    and not pg_visible_in_snapshot(written, ${before}::pg_snapshot)
    and pg_visible_in_snapshot(written, ${now}::pg_snapshot)`;
}

/**
 * What has become different between two looks, whichever process did it and in whatever order their transactions ended
 * (PostgreSQL 13 and later, section 9.27.9).
 */
export async function differences(
  { db }: DeskContext,
  before: Seen,
  now: Seen,
): Promise<LiveMessage[]> {
  const acts = await db
    .selectFrom('event')
    .select(['act', 'enquiry_id'])
    .distinct()
    .where(isNew('event', before, now))
    .where((row) => row.or([row('enquiry_id', 'is not', null), row('act', 'in', HOUSE)]))
    .where('act', '!=', 'enquiry.read')
    .execute();
  const received = await db
    .selectFrom('enquiry')
    .select('id')
    .where(isNew('enquiry', before, now))
    .limit(MOST + 1)
    .execute();
  const ids = new Set([
    ...acts.map(({ enquiry_id }) => enquiry_id),
    ...received.map(({ id }) => id),
  ]);
  if (ids.size > MOST || ids.has(null)) return [{ type: 'all' }];
  const changed = [...ids].map((id) => ({ type: 'changed' as const, id: `${id}` }));
  return before.ended === now.ended ? changed : [...changed, { type: 'outbox' }];
}
