import { createHmac } from 'node:crypto';
import type { NewBooking, NewEnquiry, OutboxRow } from '../database/tables.ts';
import type { Carrier } from '../mail/smtp.ts';

/** What a webhook is told of an enquiry, and of the session that was booked with it. */
export const hookOf = (enquiry: NewEnquiry, booking?: NewBooking) => ({
  type: 'enquiry.received',
  timestamp: new Date(enquiry.received_at).toISOString(),
  data: {
    kind: enquiry.kind,
    reference: enquiry.reference,
    firstName: enquiry.first_name,
    lastName: enquiry.last_name,
    email: enquiry.email,
    company: enquiry.company,
    interest: enquiry.interest,
    budget: enquiry.budget,
    message: enquiry.message,
    country: enquiry.country,
    page: enquiry.page,
    consent: enquiry.consent === 1,
    suspect: enquiry.suspect === 1,
    ...(booking && {
      booking: {
        session: booking.session,
        start: new Date(booking.starts_at).toISOString(),
        end: new Date(booking.ends_at).toISOString(),
        zone: booking.zone,
      },
    }),
  },
});

/** How long the other side may take to answer, in milliseconds. */
const PATIENCE_MS = 15_000;

/**
 * Posts what the outbox holds for the webhook, signed as standardwebhooks.com describes: the id stays the
 * same over every try, so that a receiver can tell a repetition.
 * @param secret shared with the receiver
 */
export function openWebhook(url: string, secret: string, now: () => number): Carrier {
  const send = async ({ id, content }: OutboxRow) => {
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
      // A redirect could lead the words of a visitor to somebody else.
      redirect: 'error',
      signal: AbortSignal.timeout(PATIENCE_MS),
    });
    await answer.body?.cancel();
    if (!answer.ok) throw new Error(`the webhook answered ${answer.status}`);
  };
  return { send, close: () => undefined };
}
