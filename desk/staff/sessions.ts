import type { DeskContext } from '../context.ts';
import { noteEvent } from '../operations/event.ts';
import { Refusal } from './refusal.ts';
import { endSessionsOf, isOpenNow, type StaffSession } from './session.ts';

/** The sessions of an account, newest first (OWASP ASVS 4.0.3, 3.3.4). */
export async function ownSessions(context: DeskContext, { id: current, account }: StaffSession) {
  const rows = await context.db
    .selectFrom('session')
    .select(['id', 'browser', 'way', 'created_at as createdAt', 'seen_at as seenAt'])
    .where('account_id', '=', account.id)
    .where(isOpenNow(context))
    .orderBy('created_at', 'desc')
    .execute();
  return rows.map((row) => ({ ...row, isCurrent: row.id === current }));
}

/** Signs somebody out elsewhere: in one browser, or in all but this one. */
export async function endOwnSessions(
  context: DeskContext,
  { id: current, account }: StaffSession,
  one?: string,
): Promise<void> {
  await context.db.transaction().execute(async (db) => {
    const ended = await endSessionsOf(db, context, account.id, { except: current, only: one });
    if (one && ended === 0) throw new Refusal('missing');
    const detail = { sessions: ended };
    await noteEvent(db, context, { actor: account.id, act: 'session.ended', detail });
  });
}
