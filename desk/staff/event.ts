import type { Context, Db } from '../context.ts';
import { logEvent } from '../operations/event.ts';

/** What is noted of an act: who, what, on which enquiry, and facts that are no personal data of visitors. */
export interface Act {
  /** Account, or `desk` where nobody is signed in. */
  actor: string;
  act: string;
  enquiry?: string | undefined;
  detail?: Record<string, string | number | boolean | null> | undefined;
}

/** Writes an act into the log of events, as part of the transaction that does it. */
export async function noteEvent(db: Db, context: Pick<Context, 'now'>, note: Act): Promise<void> {
  await logEvent(db, context, note.actor, note.act, note.detail, note.enquiry);
}
