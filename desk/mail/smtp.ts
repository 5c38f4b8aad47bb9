import { createTransport } from 'nodemailer';
import type { OutboxRow } from '../database/tables.ts';
import { reasonOf } from '../operations/reason.ts';
import type { OutgoingMail } from './email-templates.ts';

/** Sends mails of the outbox through one channel. */
export interface Carrier {
  /**
   * Sends one; rejects with the reason when it was not taken.
   * @param signal ends the try at once, with its connection, so that nothing more of it is sent
   */
  send: (row: OutboxRow, signal: AbortSignal) => Promise<void>;
  close: () => void;
}

/** How long a server may take to answer, and to continue, in milliseconds. */
const PATIENCE = { connectionTimeout: 15_000, greetingTimeout: 15_000, socketTimeout: 60_000 };

/**
 * The headers of what a program wrote: vacation programs and ticket systems do not answer it (RFC 3834, 5;
 * Microsoft's [MS-OXCMAIL], 2.1.3.2.20). An answer is written by a person and has neither.
 */
const AUTOMATIC = { 'Auto-Submitted': 'auto-generated', 'X-Auto-Response-Suppress': 'All' };

/**
 * Sends by SMTP. The Message-ID is the mail's own id: a mail that is sent again, because the connection broke
 * before the server confirmed it, is the same mail (RFC 5322, 3.6.4).
 * @param url such as `smtps://name:password@mail.example.com`
 * @param from the sender's address, the name of the sender where a mail has no other, and where what cannot be delivered
 * comes back to
 * @param patience timeouts, if they differ from the usual ones
 */
export function openMailer(
  url: string,
  from: { name: string; address: string; bounces?: string | undefined },
  patience = PATIENCE,
): Carrier {
  const transport = createTransport({
    url,
    pool: true,
    maxConnections: 4,
    disableFileAccess: true,
    disableUrlAccess: true,
    // A connection that is ended sends nothing more, and does not wait for a server that has fallen silent.
    socketCloseTimeout: 0,
    ...patience,
  });
  const domain = from.address.split('@').at(-1);
  const nameOf = (id: string) => `<${id}@${domain}>`;
  const send = async ({ id, purpose, content }: OutboxRow, signal: AbortSignal) => {
    const { to, sender, replyTo, answers, calendar, ...mail } = JSON.parse(content) as OutgoingMail;
    await transport.sendMail({
      ...mail,
      signal,
      from: { name: sender ?? from.name, address: from.address },
      envelope: { from: from.bounces ?? from.address, to },
      to: { name: '', address: to },
      replyTo: replyTo && { name: '', address: replyTo },
      messageId: nameOf(id),
      // The same in both, since what an answer refers to answers nothing itself (RFC 5322, 3.6.4).
      inReplyTo: answers && nameOf(answers),
      references: answers && nameOf(answers),
      icalEvent: calendar,
      headers: { ...(purpose !== 'answer' && AUTOMATIC), ...mail.headers },
    });
  };
  return { send, close: () => transport.close({ force: true }) };
}

/** What the mailer says of a failed try. */
interface Failure {
  message?: string;
  responseCode?: number;
  command?: string;
  /** The code of TLS, where that failed. */
  originalCode?: string;
}

/** A mailbox that is full (RFC 5321, 4.2.2), which its owner may empty; not a mail that is too large (RFC 3463, 3.3 and 3.4). */
const isFull = ({ responseCode, message = '' }: Failure) =>
  responseCode === 552 && !/\b5\.(2\.3|3\.4)\b/.test(message);

/** Whether a server refused the mail itself, so that another try would fail as well (RFC 5321, 4.2.1). */
export function isForGood(error: unknown): boolean {
  const { responseCode = 0, command = '' } = error as Failure;
  return responseCode >= 500 && /^(RCPT TO|DATA)/.test(command) && !isFull(error as Failure);
}

/** Codes of OpenSSL and Node for a certificate that nobody known has signed, or for another name. */
const UNTRUSTED = /SELF_SIGNED|UNABLE_TO_(GET_ISSUER|VERIFY)|ALTNAME/;

/** Why a try failed, in one line, with the setting that helps where there is one. */
export function whyFailed(error: unknown): string {
  const why = reasonOf(error);
  if (!UNTRUSTED.test((error as Failure).originalCode ?? '')) return why;
  return `the certificate of the mail server is not trusted; NODE_EXTRA_CA_CERTS names it (docs/desk.md): ${why}`.slice(
    0,
    200,
  );
}
