import type { z } from 'zod';
import { bookingOfEnquiry, changeBooking } from '../bookings/change.ts';
import { BookingRefusal } from '../bookings/refusal.ts';
import { freeDays } from '../bookings/slots.ts';
import type { DeskContext } from '../context.ts';
import { MINUTE } from '../durations.ts';
import { Refusal } from './refusal.ts';
import type { bookingChange } from './requests.ts';

async function bookingAt(context: DeskContext, enquiry: string) {
  const found = await bookingOfEnquiry(context.db, context, enquiry);
  if (!found) throw new Refusal('missing');
  return found.booking;
}

/**
 * The times to which staff can move the session of an enquiry. Staff need not leave a working day for an
 * answer, as visitors must; office hours and holidays apply to them too.
 * @throws Refusal if the enquiry has no booking
 */
export async function readFreeTimes(context: DeskContext, enquiry: string): Promise<number[]> {
  const booking = await bookingAt(context, enquiry);
  const minutes = (booking.ends_at - booking.starts_at) / MINUTE;
  const days = await freeDays(context, 'staff', minutes, booking);
  return days.flatMap(({ starts }) => starts.map((start) => start.getTime()));
}

/**
 * Moves or cancels the session of an enquiry, and tells visitor and office by e-mail and calendar.
 * @throws Refusal if the time cannot be booked, or the booking has changed since it was shown
 */
export async function changeOfStaff(
  context: DeskContext,
  actor: string,
  enquiry: string,
  { start, seen }: z.output<typeof bookingChange>,
): Promise<void> {
  const { id } = await bookingAt(context, enquiry);
  try {
    await changeBooking(context, { as: 'staff', name: actor }, id, seen, start ?? undefined);
  } catch (error) {
    if (!(error instanceof BookingRefusal)) throw error;
    throw new Refusal(error.why === 'changed' ? 'changed' : 'taken');
  }
}
