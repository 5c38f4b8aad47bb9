import type { DeskContext } from '../context.ts';
import { DAY, HOUR } from '../durations.ts';
import { enqueueOnce } from '../mail/outbox.ts';
import { digestOf } from '../signature.ts';
import { visitorMail } from './email-templates.ts';

/**
 * Reminds visitors of sessions that begin within a day, once each, but nobody who has had an invitation within the last day.
 * @returns whether there was anybody to remind
 */
export async function remindVisitors(context: DeskContext): Promise<boolean> {
  const { db, secret, now } = context;
  const at = now();
  const due = await db
    .selectFrom('booking')
    .innerJoin('enquiry', 'enquiry.id', 'booking.enquiry_id')
    .selectAll('booking')
    .select(['reference', 'email', 'first_name', 'last_name', 'person'])
    .select(['suspect', 'receipt_id', 'no_receipt'])
    .where('booking.state', '=', 'held')
    .where('booking.starts_at', '>', at + HOUR)
    .where('booking.starts_at', '<=', at + DAY)
    // Who was never told of the session is not reminded of it.
    .where('enquiry.receipt_id', 'is not', null)
    .where(({ not, exists, selectFrom }) =>
      not(
        exists(
          selectFrom('outbox')
            .select('outbox.id')
            .whereRef('outbox.enquiry_id', '=', 'booking.enquiry_id')
            .where('outbox.purpose', 'in', ['invitation', 'reminder'])
            .where('outbox.created_at', '>', at - DAY),
        ),
      ),
    )
    .execute();
  for (const row of due) {
    const id = digestOf(secret, 'reminder', row.id, `${row.starts_at}`);
    const about = { id: row.enquiry_id, person: row.person };
    await enqueueOnce(
      db,
      context,
      id,
      'reminder',
      visitorMail(context, 'reminder', row, row),
      about,
    );
  }
  if (due.length > 0) context.wake();
  return due.length > 0;
}
