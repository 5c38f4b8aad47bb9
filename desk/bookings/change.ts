import type { Db, DeskContext } from '../context.ts';
import { enqueue, enqueueHook } from '../mail/outbox.ts';
import { enqueueReceipt } from '../mail/receipts.ts';
import { noteEvent } from '../operations/event.ts';
import { bookingHook } from '../operations/webhook.ts';
import { datesOf } from './book.ts';
import { teamChangedMail, type Visitor, visitorMail } from './email-templates.ts';
import { BookingRefusal } from './refusal.ts';
import { type BookingRow, type Chooser, cellsOf, holdOffered, reserveCells } from './slots.ts';

/** A booking with its visitor. */
export interface Held {
  booking: BookingRow;
  visitor: Visitor;
}

/** Who changes a booking. */
export interface Actor {
  as: Chooser;
  /** Account of a member of staff, or `visitor`. */
  name: string;
}

async function find(
  db: Db,
  { kind }: DeskContext,
  by: 'id' | 'enquiry_id',
  id: string,
  lock = false,
) {
  const asked = db.selectFrom('booking').selectAll().where(by, '=', id);
  // Two changes of the same booking wait for each other; SQLite has only one writer anyway.
  const locked = lock && kind === 'postgres' ? asked.forUpdate() : asked;
  const booking = await locked.executeTakeFirst();
  if (!booking) return undefined;
  const visitor = await db
    .selectFrom('enquiry')
    .select(['reference', 'email', 'first_name', 'last_name', 'person'])
    .select(['suspect', 'receipt_id', 'no_receipt'])
    .where('id', '=', booking.enquiry_id)
    .executeTakeFirstOrThrow();
  return { booking, visitor };
}

/** A booking by its own id. */
export const findBooking = (context: DeskContext, id: string): Promise<Held | undefined> =>
  find(context.db, context, 'id', id);

/** The booking of an enquiry. */
export const bookingOfEnquiry = (db: Db, context: DeskContext, enquiry: string) =>
  find(db, context, 'enquiry_id', enquiry);

/** Whether a booking is still to take place. */
export const isAhead = ({ now }: Pick<DeskContext, 'now'>, { state, starts_at }: BookingRow) =>
  state === 'held' && starts_at > now();

/**
 * Moves or cancels a booking, with its e-mails, calendar entries and event, in one transaction.
 * @param seen the version of the booking that was shown, so that a button that is pressed twice acts once
 * @param start new beginning; without it the booking is cancelled
 * @returns the changed booking
 * @throws BookingRefusal if the time cannot be booked, or the booking has changed since it was shown
 */
export async function changeBooking(
  context: DeskContext,
  actor: Actor,
  id: string,
  seen: number,
  start?: number,
): Promise<Held> {
  const changed = await context.db.transaction().execute(async (db) => {
    const found = await find(db, context, 'id', id, true);
    if (!found || found.booking.sequence !== seen || !isAhead(context, found.booking)) {
      throw new BookingRefusal('changed');
    }
    const { booking: before, visitor } = found;
    const length = before.ends_at - before.starts_at;
    const sequence = before.sequence + 1;
    let booking: BookingRow = { ...before, sequence, state: 'cancelled' };
    if (start !== undefined) {
      holdOffered(context, actor.as, length / 60_000, start);
      booking = { ...before, sequence, starts_at: start, ends_at: start + length };
    }
    await keepCells(db, before, booking);
    await db.updateTable('booking').set(booking).where('id', '=', id).execute();
    await db
      .updateTable('enquiry')
      .set(datesOf(context, booking))
      .where('id', '=', booking.enquiry_id)
      .execute();
    await tell(db, context, actor, visitor, booking, before);
    return { booking, visitor };
  });
  context.wake();
  return changed;
}

/**
 * Takes the new cells, then releases those that are not needed any more; the other order would release a time
 * that is still in use.
 */
async function keepCells(
  db: Db,
  before: BookingRow,
  { id, state, starts_at, ends_at }: BookingRow,
) {
  const old = cellsOf(before.starts_at, before.ends_at);
  const next = state === 'held' ? cellsOf(starts_at, ends_at) : [];
  const added = next.filter((cell) => !old.includes(cell));
  await reserveCells(db, id, added);
  const left = old.filter((cell) => !next.includes(cell));
  if (left.length === 0) return;
  await db.deleteFrom('slot').where('booking_id', '=', id).where('starts_at', 'in', left).execute();
}

/** Whether a visitor may be written to unasked; how many receipts their mailbox has had holds back nothing about a booking. */
const isReachable = ({ no_receipt = '' }: Visitor) => no_receipt === '' || no_receipt === 'limit';

async function tell(
  db: Db,
  context: DeskContext,
  { as, name }: Actor,
  visitor: Visitor,
  booking: BookingRow,
  before: BookingRow,
) {
  const news = booking.state === 'held' ? 'moved' : 'cancelled';
  const enquiry = booking.enquiry_id;
  const about = { id: enquiry, person: visitor.person };
  const team = teamChangedMail(context, news, as, visitor, booking, before);
  await enqueue(db, context, 'team', team, about);
  // One that waits tells of what was.
  await db
    .deleteFrom('outbox')
    .where('enquiry_id', '=', enquiry)
    .where('purpose', '=', 'reminder')
    .where('state', '=', 'waiting')
    .execute();
  // Whoever has an invitation hears what becomes of it, also when the booking has been marked as suspect since.
  if (visitor.receipt_id || (!visitor.suspect && isReachable(visitor))) {
    const mail = visitorMail(context, news, visitor, booking);
    await enqueue(db, context, news === 'moved' ? 'invitation' : 'cancellation', mail, about);
  }
  const hook = bookingHook(context.now(), as, visitor.reference, booking, before);
  await enqueueHook(db, context, hook, about);
  const detail = { from: before.starts_at, to: news === 'moved' ? booking.starts_at : null };
  await noteEvent(db, context, { actor: name, act: `booking.${news}`, enquiry, detail });
}

/**
 * Tells the visitor of a booking that looked suspect and is now trusted, in the transaction that trusts it: by the
 * invitation, or that it has been cancelled, since they were told when they booked that it is held.
 */
export async function tellTrusted(db: Db, context: DeskContext, enquiry: string): Promise<void> {
  const found = await bookingOfEnquiry(db, context, enquiry);
  if (!found) return;
  const { visitor, booking } = found;
  if (visitor.receipt_id || !isReachable(visitor) || booking.starts_at <= context.now()) return;
  const isHeld = booking.state === 'held';
  const mail = visitorMail(context, isHeld ? 'booked' : 'cancelled', visitor, booking);
  const about = { id: enquiry, person: visitor.person };
  await enqueueReceipt(db, context, isHeld ? 'invitation' : 'cancellation', mail, about);
}
