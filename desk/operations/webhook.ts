import { createHmac } from 'node:crypto';
import { fieldsOf, keyOf } from '../database/fields.ts';
import type { NewBooking, NewEnquiry, OutboxRow } from '../database/tables.ts';
import { visitOf } from '../database/visit.ts';
import type { Carrier } from '../mail/smtp.ts';

/**
 * A session in the form that the receiver is sent. Of two deliveries, the one with the greater sequence is
 * current.
 */
const sessionIn = (booking: NewBooking) => ({
  session: booking.session,
  start: new Date(booking.starts_at).toISOString(),
  end: new Date(booking.ends_at).toISOString(),
  zone: booking.zone,
  state: booking.state,
  sequence: booking.sequence,
});

/** The delivery about an enquiry, and about the session booked with it. */
export const enquiryHook = (enquiry: NewEnquiry, booking?: NewBooking) => ({
  type: 'enquiry.received',
  timestamp: new Date(enquiry.received_at).toISOString(),
  data: {
    kind: enquiry.kind,
    reference: enquiry.reference,
    ...Object.fromEntries(
      Object.entries(fieldsOf(enquiry)).map(([name, value]) => [keyOf(name), value]),
    ),
    country: enquiry.country,
    language: enquiry.language,
    page: enquiry.page,
    visit: visitOf(enquiry),
    consent: enquiry.consent === 1,
    suspect: enquiry.suspect === 1,
    ...(booking && { booking: sessionIn(booking) }),
  },
});

/**
 * The delivery about a session that was moved or cancelled. Its reference is that of the enquiry, by which the
 * receiver knows the visitor.
 * @param at time of the change
 * @param before the session before the change
 */
export const bookingHook = (
  at: number,
  by: 'visitor' | 'staff',
  reference: string,
  booking: NewBooking,
  before: NewBooking,
) => ({
  type: booking.state === 'held' ? 'booking.moved' : 'booking.cancelled',
  timestamp: new Date(at).toISOString(),
  data: {
    reference,
    by,
    booking: sessionIn(booking),
    before: {
      start: new Date(before.starts_at).toISOString(),
      end: new Date(before.ends_at).toISOString(),
    },
  },
});

/** A delivery for the webhook. */
export type Hook = ReturnType<typeof enquiryHook> | ReturnType<typeof bookingHook>;

/** How long the receiver may take to answer, in milliseconds. */
const PATIENCE_MS = 15_000;

/**
 * Posts the outbox's deliveries for the webhook, signed as standardwebhooks.com describes. The id stays the
 * same over every try, so that a receiver recognises a repetition.
 * @param secret shared with the receiver
 */
export function openWebhook(url: string, secret: string, now: () => number): Carrier {
  const send = async ({ id, content }: OutboxRow, signal: AbortSignal) => {
    const seconds = Math.floor(now() / 1000);
    const signature = createHmac('sha256', secret)
      .update(`${id}.${seconds}.${content}`)
      .digest('base64');
    const answer = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'webhook-id': id,
        'webhook-timestamp': `${seconds}`,
        'webhook-signature': `v1,${signature}`,
      },
      body: content,
      // A redirect could send a visitor's words to somebody else.
      redirect: 'error',
      signal: AbortSignal.any([signal, AbortSignal.timeout(PATIENCE_MS)]),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`the webhook answered ${answer.status}`);
  };
  return { send, close: () => undefined };
}
