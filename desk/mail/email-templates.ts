import { fields } from '@falaj/contract/fields.ts';
import { fill } from '@falaj/contract/fill.ts';
import { labelledLines, longFields, shortFields } from '@falaj/contract/labelled-lines.ts';
import { sayLanguage } from '@falaj/contract/languages.ts';
import { sayTime } from '@falaj/contract/receipt.ts';
import type { Selectable } from 'kysely';
import type { DeskContext } from '../context.ts';
import { fieldsOf } from '../database/fields.ts';
import type { EnquiryTable, NewEnquiry } from '../database/tables.ts';
import { DAY } from '../durations.ts';
import { linkIn, type Speaking } from '../languages.ts';
import type { CompanyFacts } from '../printed.ts';
import { sign } from '../signature.ts';
import { saySuspicion } from '../suspicion.ts';

/**
 * An e-mail as the outbox stores it. Subjects consist of our own words and references, never of a visitor's
 * words.
 */
export interface OutgoingMail {
  to: string;
  /** The company's name in the reader's language, if the reader is a visitor. */
  sender?: string | undefined;
  subject: string;
  text: string;
  replyTo?: string | undefined;
  /** Outbox row of the mail that this one answers. */
  answers?: string | undefined;
  headers?: Record<string, string> | undefined;
  calendar?: { method: string; content: string } | undefined;
}

const WEEK = 7 * DAY;

/** The origin at which visitors reach the desk. */
export const originOf = ({
  settings,
  facts,
}: Pick<DeskContext<CompanyFacts>, 'settings' | 'facts'>) => settings.origin ?? facts.origin;

/** An instant in the office's time. */
function officeTime({ facts }: DeskContext<CompanyFacts>, at: number): string {
  const office = sayTime(new Date(at), facts.locale, facts.hours.zone);
  return fill(facts.form.times, { office, city: facts.city });
}

/** The e-mail that tells the office of an enquiry; a reply to it goes to the visitor. */
export function teamMail(context: DeskContext, enquiry: NewEnquiry): OutgoingMail {
  const { facts, settings } = context;
  const { fields, form, office } = facts;
  const { kind, reference, email, language, suspect, no_receipt, answer_due } = enquiry;
  const typed = fieldsOf(enquiry);
  const { enquiry: team } = office;
  const why = saySuspicion(enquiry.suspect_why.split(','), office.suspicion);
  const text = [
    suspect ? fill(team.suspect, { why }) : '',
    no_receipt ? fill(team.noReceipt, { why: office.noReceipt[no_receipt] }) : '',
    // For a booking, the invitation is the answer.
    kind === 'booking' ? '' : fill(team.answerBy, { time: officeTime(context, answer_due) }),
    language === context.root
      ? ''
      : fill(team.language, { language: sayLanguage(language, facts.locale) }),
    labelledLines([
      [form.reference, reference],
      ...shortFields(fields, typed),
      [form.news, enquiry.consent ? form.yes : form.no],
    ]),
    ...longFields(fields, typed),
  ];
  return {
    to: settings.mailTo ?? facts.email,
    subject: fill(suspect ? team.suspectSubject : team.subject, { reference }),
    text: text.filter(Boolean).join('\n\n'),
    replyTo: email,
  };
}

/**
 * The e-mail that confirms an enquiry to the visitor. It contains none of their words, because it may go to
 * somebody else's mailbox.
 */
export function receiptMail(context: Speaking, enquiry: NewEnquiry): OutgoingMail {
  const { brand, desk } = context.facts;
  const { reference, answer_due, email } = enquiry;
  const places = { reference, reply: officeTime(context, answer_due) };
  return {
    to: email,
    sender: brand,
    subject: fill(desk.receipt.subject, places),
    text: fill(desk.receipt.text, places),
  };
}

/** The subject of an answer: that of the mail that told the visitor, by which mail programs keep both together. */
export function answerSubject(
  { facts }: Speaking,
  { kind, reference }: Pick<NewEnquiry, 'kind' | 'reference'>,
): string {
  const { receipt, booking } = facts.desk;
  return `Re: ${fill((kind === 'booking' ? booking.booked : receipt).subject, { reference })}`;
}

/**
 * What the visitor wrote and when, as a mail program quotes it below an answer (RFC 3676, 4.5); an empty text
 * where they wrote nothing.
 */
export function quote(context: Speaking, enquiry: Selectable<EnquiryTable>): string {
  const typed = fieldsOf(enquiry);
  const written = fields
    .filter(({ name, kind }) => kind === 'paragraphs' && typed[name])
    .map(({ name }) => typed[name]);
  if (written.length === 0) return '';
  const time = officeTime(context, enquiry.received_at);
  const lines = written.join('\n\n').split('\n');
  return [
    fill(context.facts.desk.answer.quote, { time }),
    ...lines.map((line) => (line ? `> ${line}` : '>')),
  ].join('\n');
}

/** The e-mail that asks somebody to confirm that they want the newsletter. */
export function optInMail(
  context: Speaking,
  { id, email }: { id: string; email: string },
): OutgoingMail {
  const { brand, desk } = context.facts;
  const signed = sign(context.secret, 'confirm', id, context.now() + WEEK);
  const link = linkIn(context, `${originOf(context)}/api/news/confirm/${signed}`);
  return {
    to: email,
    sender: brand,
    subject: desk.optIn.subject,
    text: fill(desk.optIn.text, { link }),
  };
}
