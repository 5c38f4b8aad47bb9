import type { Db, DeskContext } from '../context.ts';

/** What is noted of an act. */
export interface Act {
  /** Account, or `desk` where nobody is signed in. */
  actor: string;
  act: string;
  enquiry?: string | undefined;
  /** Numbers and names of ours, never a word of a visitor. */
  detail?: Record<string, string | number | boolean | null> | undefined;
}

/** Adds an act to the log that only grows, as part of the transaction that does it. */
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
