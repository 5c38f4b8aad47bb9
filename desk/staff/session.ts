import type { ExpressionBuilder } from 'kysely';
import type { Db, DeskContext } from '../context.ts';
import { isFar } from '../database/moments.ts';
import type { Tables } from '../database/tables.ts';
import { noteEvent } from '../operations/event.ts';
import type { Account, SessionTable } from './tables.ts';
import { newToken, tokenDigest } from './token.ts';

const MINUTE = 60_000;
/** Sessions last 12 hours, and end after 30 idle minutes (OWASP ASVS 4.0.3, 3.3.2, level 2). */
const LONGEST_MS = 12 * 60 * MINUTE;
const IDLE_MS = 30 * MINUTE;
/** How long an ended session is remembered, in milliseconds. */
const KNOWN_MS = 30 * 24 * 60 * MINUTE;

/** The session of a request. */
export interface StaffSession {
  id: string;
  way: SessionTable['way'];
  account: Account;
}

/** Where a request comes from. */
export interface Caller {
  address: string;
  /** Browser and system, in words. */
  browser: string;
}

/** Opens a session in the transaction that has checked the person. @returns the value of the cookie */
export async function openSession(
  db: Db,
  context: DeskContext,
  account: string,
  way: SessionTable['way'],
  { browser }: Caller,
): Promise<string> {
  const token = newToken();
  const at = context.now();
  await db
    .deleteFrom('session')
    .where('created_at', '<', at - KNOWN_MS)
    .execute();
  await db
    .insertInto('session')
    .values({
      id: tokenDigest(token),
      account_id: account,
      way,
      created_at: at,
      seen_at: at,
      browser,
    })
    .execute();
  await noteEvent(db, context, { actor: account, act: 'sign-in', detail: { way } });
  return token;
}

/**
 * The session of a cookie. A session that has ended is refused, and the first attempt to use it is logged,
 * since the cookie may have been stolen.
 */
export async function readSession(
  context: DeskContext,
  token: string,
): Promise<StaffSession | undefined> {
  const { db, now } = context;
  const id = tokenDigest(token);
  const row = await db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .selectAll('account')
    .select(['session.way', 'session.seen_at', 'session.created_at as opened_at'])
    .select(['session.ended_at', 'session.reused_at'])
    .where('session.id', '=', id)
    .executeTakeFirst();
  if (!row) return undefined;
  const { way, seen_at, opened_at, ended_at, reused_at, ...account } = row;
  const at = now();
  // On either side: one that was opened while the clock was ahead must end as well.
  const isOver = Math.abs(at - opened_at) > LONGEST_MS || at > seen_at + IDLE_MS;
  if (ended_at !== null || isOver || account.disabled_at !== null) {
    if (ended_at !== null && reused_at === null) await noteReuse(context, id, account.id);
    return undefined;
  }
  if (Math.abs(at - seen_at) > MINUTE) {
    await db.updateTable('session').set({ seen_at: at }).where('id', '=', id).execute();
  }
  return { id, way, account };
}

/** The condition for sessions that have not ended. */
export const isOpenNow =
  ({ now }: DeskContext) =>
  (row: ExpressionBuilder<Tables, 'session'>) =>
    row.and([
      row('session.ended_at', 'is', null),
      row.not(isFar('session.created_at', now(), LONGEST_MS)),
      row('session.seen_at', '>', now() - IDLE_MS),
    ]);

/** Whether a session has not ended; checking this does not prolong it. */
export async function isSessionOpen(context: DeskContext, id: string): Promise<boolean> {
  const row = await context.db
    .selectFrom('session')
    .innerJoin('account', 'account.id', 'session.account_id')
    .select('session.id')
    .where('session.id', '=', id)
    .where(isOpenNow(context))
    .where('account.disabled_at', 'is', null)
    .executeTakeFirst();
  return row !== undefined;
}

async function noteReuse(context: DeskContext, id: string, actor: string): Promise<void> {
  await context.db.transaction().execute(async (db) => {
    const at = context.now();
    const noted = await db
      .updateTable('session')
      .set({ reused_at: at })
      .where('id', '=', id)
      .where('reused_at', 'is', null)
      .returning('id')
      .executeTakeFirst();
    if (noted) await noteEvent(db, context, { actor, act: 'session.reused' });
  });
  context.log('ended session used again');
}

/** Ends one session on the server, after which its cookie is worthless. */
export async function endSession(
  context: DeskContext,
  { id, account }: StaffSession,
): Promise<void> {
  await context.db.transaction().execute(async (db) => {
    await db.updateTable('session').set({ ended_at: context.now() }).where('id', '=', id).execute();
    await noteEvent(db, context, { actor: account.id, act: 'sign-out' });
  });
}

/**
 * Ends the sessions of an account, in the transaction that is the reason for it.
 * @param which all but one, or only one
 * @returns how many were still open
 */
export async function endSessionsOf(
  db: Db,
  { now }: DeskContext,
  account: string,
  { except = '', only }: { except?: string | undefined; only?: string | undefined } = {},
): Promise<number> {
  const ended = await db
    .updateTable('session')
    .set({ ended_at: now() })
    .where('account_id', '=', account)
    .where('id', '!=', except)
    .$if(only !== undefined, (query) => query.where('id', '=', only ?? ''))
    .where('ended_at', 'is', null)
    .returning('id')
    .execute();
  return ended.length;
}
