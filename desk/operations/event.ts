import type { Context, Db } from '../context.ts';

/**
 * Adds a line to the log that only grows.
 * @param actor an account of the staff, or `desk`
 * @param detail numbers and names of ours, never a word of a visitor
 */
export const logEvent = (
  db: Db,
  { now }: Pick<Context, 'now'>,
  actor: string,
  act: string,
  detail: Record<string, string | number | boolean | null> = {},
  enquiry: string | null = null,
) =>
  db
    .insertInto('event')
    .values({ at: now(), actor, act, enquiry_id: enquiry, detail: JSON.stringify(detail) })
    .execute();
