import { sql } from 'kysely';
import type { DeskContext } from '../context.ts';
import { isFar } from '../database/moments.ts';
import { DAY, MINUTE } from '../durations.ts';
import { noteEvent } from '../operations/event.ts';
import { digestOf } from '../signature.ts';
import { Refusal } from './refusal.ts';

const QUARTER = 15 * MINUTE;
/** How many failures in a quarter of an hour lock a key for as long. */
export const MOST_FAILURES = 10;

/** The key of an IP address: a digest that changes daily, so that the table does not show who it was. */
export const addressKey = ({ secret, now }: DeskContext, address: string) =>
  `address:${digestOf(secret, 'attempt', `${Math.floor(now() / DAY)}`, address)}`;

/** The key of an account, whose passkeys may be tried from many addresses. */
export const accountKey = (account: string) => `account:${account}`;

/** @throws Refusal while one of the keys is locked */
export async function refuseLocked({ db, now }: DeskContext, ...keys: string[]): Promise<void> {
  const locked = await db
    .selectFrom('attempt')
    .select('locked_until')
    .where('key', 'in', keys)
    .where('locked_until', '>', now())
    // One of a clock that was ahead.
    .where('locked_until', '<', now() + 2 * QUARTER)
    .executeTakeFirst();
  if (locked) throw new Refusal('locked', Math.ceil((locked.locked_until - now()) / 1000));
}

/**
 * Counts a failed sign-in, logs it, and locks the key when there are too many (OWASP ASVS 4.0.3, 2.2.1).
 * @param why what was wrong, for the log
 */
export async function countFailure(
  context: DeskContext,
  key: string,
  why: string,
  actor = 'desk',
): Promise<void> {
  const at = context.now();
  const isOver = isFar('attempt.since', at, QUARTER);
  await context.db.transaction().execute(async (db) => {
    await db
      .deleteFrom('attempt')
      .where('since', '<', at - DAY)
      .execute();
    const { count } = await db
      .insertInto('attempt')
      .values({ key, count: 1, since: at, locked_until: 0 })
      .onConflict((conflict) =>
        conflict.column('key').doUpdateSet({
          count: sql`case when ${isOver} then 1 else attempt.count + 1 end`,
          since: sql`case when ${isOver} then ${at} else attempt.since end`,
        }),
      )
      .returning('count')
      .executeTakeFirstOrThrow();
    await noteEvent(db, context, { actor, act: 'sign-in.refused', detail: { why } });
    if (count < MOST_FAILURES) return;
    await db
      .updateTable('attempt')
      .set({ locked_until: at + QUARTER, count: 0 })
      .where('key', '=', key)
      .execute();
    const kind = key.slice(0, key.indexOf(':'));
    await noteEvent(db, context, { actor, act: 'sign-in.locked', detail: { kind } });
  });
  context.log('sign-in refused', { why });
}
