import type { DeskContext } from '../context.ts';
import { HOUR } from '../durations.ts';
import { noteEvent } from '../operations/event.ts';

/**
 * Logs that somebody looked at what visitors have written, once an hour for each thing, and without what they
 * searched for (OWASP ASVS 4.0.3, 8.3.5).
 * @param act the kind of reading
 * @param enquiry that they read; without it, a list
 */
export async function noteReading(
  context: DeskContext,
  actor: string,
  act: 'enquiry.read' | 'enquiries.listed',
  enquiry?: string,
): Promise<void> {
  const { db, now } = context;
  const lately = await db
    .selectFrom('event')
    .select('id')
    .where('enquiry_id', enquiry ? '=' : 'is', enquiry ?? null)
    .where('actor', '=', actor)
    .where('act', '=', act)
    .where('at', '>', now() - HOUR)
    .executeTakeFirst();
  if (!lately) await noteEvent(db, context, { actor, act, enquiry });
}
