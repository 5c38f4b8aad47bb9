import type { Db, DeskContext } from '../context.ts';

/** What the log records about an act. */
export interface Act {
  /** The account, or `desk` where nobody is signed in. */
  actor: string;
  act: string;
  enquiry?: string | undefined;
  /** Our own numbers and names, never a visitor's words. */
  detail?: Record<string, string | number | boolean | null> | undefined;
}

/** Adds an act to the append-only log, in the transaction that does it. */
export async function noteEvent(
  db: Db,
  { now }: Pick<DeskContext, 'now'>,
  { actor, act, enquiry, detail = {} }: Act,
): Promise<void> {
  const row = {
    at: now(),
    actor,
    act,
    enquiry_id: enquiry ?? null,
    detail: JSON.stringify(detail),
  };
  await db.insertInto('event').values(row).execute();
}
