import type { DeskContext } from '../context.ts';
import { fieldsOf } from '../database/fields.ts';
import { visitOf } from '../database/visit.ts';
import { speaking } from '../languages.ts';
import { answerSubject } from '../mail/email-templates.ts';
import type { EnquiryWhole } from './api-types.ts';
import { lineOf } from './list.ts';
import { noteReading } from './note-reading.ts';
import { Refusal } from './refusal.ts';

const READ = 'enquiry.read';

/**
 * Everything about one enquiry. The log records once an hour that somebody read it (OWASP ASVS 4.0.3, 8.3.5).
 * @throws Refusal if there is no such enquiry
 */
export async function readEnquiry(
  context: DeskContext,
  actor: string,
  id: string,
): Promise<EnquiryWhole> {
  const { db } = context;
  const row = await db.selectFrom('enquiry').selectAll().where('id', '=', id).executeTakeFirst();
  if (!row) throw new Refusal('missing');
  await noteReading(context, actor, READ, id);
  const booking = await db
    .selectFrom('booking')
    .select(['session', 'starts_at as startsAt', 'ends_at as endsAt', 'zone', 'state', 'sequence'])
    .where('enquiry_id', '=', id)
    .executeTakeFirst();
  const notes = await db
    .selectFrom('note')
    .select(['id', 'kind', 'author', 'at', 'text', 'outbox_id as outboxId'])
    .where('enquiry_id', '=', id)
    .orderBy('at')
    .execute();
  const mails = await db
    .selectFrom('outbox')
    .select(['id', 'purpose', 'state', 'attempts', 'error'])
    .select(['due_at as dueAt', 'created_at as createdAt', 'ended_at as endedAt'])
    .where('enquiry_id', '=', id)
    .where('channel', '=', 'mail')
    .orderBy('created_at')
    .execute();
  const events = await db
    .selectFrom('event')
    .select(['id', 'at', 'actor', 'act', 'detail'])
    .where('enquiry_id', '=', id)
    .where('act', '!=', READ)
    .orderBy('id')
    .execute();
  const others = await db
    .selectFrom('enquiry')
    .select(['id', 'reference', 'received_at as receivedAt'])
    .where('person', '=', row.person)
    .where('id', '!=', id)
    .orderBy('received_at', 'desc')
    .limit(10)
    .execute();
  return {
    enquiry: {
      ...lineOf({
        ...row,
        session: booking?.session ?? null,
        starts_at: booking?.startsAt ?? null,
        ends_at: booking?.endsAt ?? null,
        state: booking?.state ?? null,
      }),
      page: row.page,
      visit: visitOf(row),
      fields: fieldsOf(row),
      consent: row.consent === 1,
      consentText: row.consent_text,
      consentAt: row.consent_at,
      suspectWhy: row.suspect_why.split(',').filter(Boolean),
      noReceipt: row.no_receipt,
      eraseAfter: row.erase_after,
      answerSubject: answerSubject(speaking(context, row.language), row),
    },
    booking,
    notes,
    mails,
    events: events.map((event) => ({ ...event, detail: JSON.parse(event.detail) })),
    others,
  };
}
