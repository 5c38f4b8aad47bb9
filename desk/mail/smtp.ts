import { createTransport } from 'nodemailer';
import type { OutboxRow } from '../database/tables.ts';
import type { OutgoingMail } from './letters.ts';

/** Sends what is in the outbox by one channel; rejects with why it was not taken. */
export interface Carrier {
  send: (row: OutboxRow) => Promise<void>;
  close: () => void;
}

/** How long a server may take to answer at all, and to go on, in milliseconds. */
const PATIENCE = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };

/**
 * Sends by SMTP. The Message-ID is the mail's own id: a mail that is sent again, because nobody knows
 * whether the server took it before the connection broke, is the same mail (RFC 5322, 3.6.4).
 * @param url such as `smtps://name:password@mail.example.com`
 * @param from what mails come from
 * @param patience how long it waits, where that is not as usual
 */
export function openMailer(
  url: string,
  from: { name: string; address: string },
  patience = PATIENCE,
): Carrier {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 4,
    disableFileAccess: true,
    disableUrlAccess: true,
    ...patience,
  });
  const domain = from.address.split('@').at(-1);
  const send = async ({ id, content }: OutboxRow) => {
    const { to, replyTo, calendar, ...letter } = JSON.parse(content) as OutgoingMail;
    await transport.sendMail({
      ...letter,
      from,
      to: { name: '', address: to },
      replyTo: replyTo && { name: '', address: replyTo },
      messageId: `<${id}@${domain}>`,
      icalEvent: calendar,
      // RFC 3834: no out-of-office note comes back.
      headers: { 'Auto-Submitted': 'auto-generated', ...letter.headers },
    });
  };
  return { send, close: () => transport.close() };
}

/** Whether a server refused the mail itself, so that another try would end the same way (RFC 5321, 4.2.1). */
export function isForGood(error: unknown): boolean {
  const { responseCode = 0, command = '' } = error as { responseCode?: number; command?: string };
  return responseCode >= 500 && /^(RCPT TO|DATA)/.test(command);
}
