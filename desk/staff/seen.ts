import { type RawBuilder, sql } from 'kysely';
import type { DeskContext } from '../context.ts';
import { MINUTE } from '../durations.ts';
import type { LiveMessage } from './api-types.ts';

/** The state of the database at the last check. */
export interface Seen {
  /**
   * A snapshot of Postgres, which knows the unfinished transactions; for SQLite, where writes follow each
   * other, the last rows.
   */
  rows: string | { event: number; enquiry: number };
  /** Changes whenever an e-mail has been sent or given up. */
  ended: string;
}

/** More changes than this at once are reported as a single one. */
const MOST = 50;
/**
 * How long before the last e-mail others are still counted, in milliseconds, for processes that are late or
 * whose clock is.
 */
const LATE_MS = 10 * MINUTE;

/** Acts without an enquiry that change what inboxes show. */
const HOUSE = [
  'person erased',
  'erased by date',
  'issue.sent',
  'mails.retried',
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

/** The present state. */
export const seeNow = async (context: DeskContext): Promise<Seen> => ({
  rows: await lastRows(context),
  ended: await lastEnded(context),
});

/** The condition for rows that are new since the last check. */
function isNew(table: 'event' | 'enquiry', { rows: before }: Seen, { rows: now }: Seen) {
  if (typeof before !== 'string') {
    const rows: RawBuilder<boolean> = sql`rowid > ${before[table]}`;
    return rows;
  }
  // After a restore from another server's dump, a row can name a transaction that does not exist here yet.
  return sql<boolean>`written >= pg_snapshot_xmin(${before}::pg_snapshot)
    and not pg_visible_in_snapshot(written, ${before}::pg_snapshot)
    and pg_visible_in_snapshot(written, ${now}::pg_snapshot)`;
}

/**
 * The changes between two checks, whichever process made them and in whatever order their transactions ended
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
