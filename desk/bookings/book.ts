import { randomUUID } from 'node:crypto';
import type { Db, DeskContext } from '../context.ts';
import { holdCount } from '../database/hold.ts';
import type { NewEnquiry } from '../database/tables.ts';
import { DAY, MINUTE } from '../durations.ts';
import { enqueue } from '../mail/outbox.ts';
import { enqueueReceipt, mailboxOf } from '../mail/receipts.ts';
import { teamBookedMail, visitorMail } from './email-templates.ts';
import { BookingRefusal } from './refusal.ts';
import {
  type BookingRequest,
  type BookingRow,
  cellsOf,
  holdOffered,
  reserveCells,
  sessionOf,
} from './slots.ts';

/** How many sessions ahead one address may have, so that nobody fills the office's calendar alone. */
const MOST = 3;

/**
 * Makes the booking that a request asks for; it is not stored yet.
 * @throws BookingRefusal if there is no such session, or it cannot begin at that time
 */
export function bookingOf(
  context: DeskContext,
  { fields }: BookingRequest,
  { id: enquiry_id, language }: Pick<NewEnquiry, 'id' | 'language'>,
): BookingRow {
  const session = sessionOf(context, fields.session);
  const starts_at = Date.parse(fields.start);
  if (!session) throw new BookingRefusal('closed');
  holdOffered(context, 'visitor', session.minutes, starts_at);
  return {
    id: randomUUID(),
    enquiry_id,
    session: session.id,
    starts_at,
    ends_at: starts_at + session.minutes * MINUTE,
    zone: fields.zone,
    language,
    state: 'held',
    sequence: 0,
  };
}

/**
 * The dates of an enquiry with a booking. The invitation counts as the answer, and the enquiry is kept until
 * long after the session.
 */
export const datesOf = ({ settings }: DeskContext, { starts_at, ends_at }: BookingRow) => ({
  answer_due: starts_at,
  erase_after: ends_at + settings.keepDays * DAY,
});

/** @throws BookingRefusal if a mailbox already has as many sessions ahead as it may have */
async function refuseMany(db: Db, context: DeskContext, email: string): Promise<void> {
  await holdCount(db, context, `sessions of ${mailboxOf(email)}`);
  const ahead = await db
    .selectFrom('booking')
    .innerJoin('enquiry', 'enquiry.id', 'booking.enquiry_id')
    .select('enquiry.person')
    .where('booking.state', '=', 'held')
    .where('booking.starts_at', '>', context.now())
    .execute();
  const own = ahead.filter(({ person }) => mailboxOf(person) === mailboxOf(email));
  if (own.length >= MOST) throw new BookingRefusal('many');
}

/**
 * Stores a booking and what is to be sent about it, in the transaction that stores its enquiry.
 * @throws BookingRefusal if the time cannot be booked; the transaction must then be rolled back
 */
export async function keepBooking(
  db: Db,
  context: DeskContext,
  enquiry: NewEnquiry,
  booking: BookingRow,
): Promise<void> {
  await refuseMany(db, context, enquiry.email);
  await db.insertInto('booking').values(booking).execute();
  await reserveCells(db, booking.id, cellsOf(booking.starts_at, booking.ends_at));
  await enqueue(db, context, 'team', teamBookedMail(context, enquiry, booking), enquiry);
  // A program may have typed a stranger's address, so nothing is sent; staff can trust the booking later.
  if (enquiry.suspect || enquiry.no_receipt) return;
  const mail = visitorMail(context, 'booked', enquiry, booking);
  await enqueueReceipt(db, context, 'invitation', mail, enquiry);
}
