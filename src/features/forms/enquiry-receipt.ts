import { type FieldsMessages, type FieldValues, sayValue } from '@falaj/contract/fields.ts';
import { fill } from '@falaj/contract/fill.ts';
import { labelledLines, longFields, shortFields } from '@falaj/contract/labelled-lines.ts';
import { withCommas } from '@falaj/contract/languages.ts';
import type { OfficeHours } from '@falaj/contract/office-hours.ts';
import { cutText } from '@falaj/contract/plain-text.ts';
import { promisedReply, sayTime } from '@falaj/contract/receipt.ts';
import { isFields } from '../../lib/is-fields.ts';
import type { FormMessages } from './form-messages.ts';
import { type MailLink, mailtoLink } from './mailto-fallback.ts';
import type { Submission } from './submission.ts';

/** What the forms need to know of the company: its e-mail address, and its hours for the promised reply. */
export interface ContactOffice {
  brand: string;
  /** What references begin with, in every language (contract/receipt.ts). */
  prefix: string;
  /** Language of the page, in which the desk answers. */
  language: string;
  email: string;
  city: string;
  hours: OfficeHours;
  /** Language and country for dates, such as `en-AE`. */
  locale: string;
}

/**
 * How an enquiry ended: handed to the mail program, not taken by the endpoint, no connection, sent as the
 * visitor says, or taken by the endpoint.
 */
export type EnquiryStatus = 'handed' | 'failed' | 'offline' | 'sent' | 'taken';

/** The last enquiry of this tab, kept so that the same text keeps its reference and its key. */
export interface LastEnquiry {
  /** What was submitted, as text. */
  text: string;
  reference: string;
  key: string;
  receipt?: EnquiryReceipt | undefined;
  /** Set while the receipt is shown in place of the form. */
  status?: EnquiryStatus | undefined;
}

const isReceipt = (value: unknown): value is EnquiryReceipt =>
  isFields(value) &&
  ['reference', 'text', 'kept', 'reply'].every((name) => typeof value[name] === 'string') &&
  isFields(value.mailLink);

/** Whether what a tab has kept is an enquiry. */
export const isLastEnquiry = (value: unknown): value is LastEnquiry =>
  isFields(value) &&
  ['text', 'reference', 'key'].every((name) => typeof value[name] === 'string') &&
  (value.receipt === undefined || isReceipt(value.receipt));

/** An enquiry ready to send: its text, its reference, and when the answer is promised. */
export interface EnquiryReceipt {
  reference: string;
  /** What the office receives. */
  text: string;
  /** The visitor's copy: the same text with the promised reply. */
  kept: string;
  mailLink: MailLink;
  /** When the answer is promised, in words. */
  reply: string;
}

/** A topic, and the words that a link or a booking puts into the message for it. */
export interface Subject {
  says: string;
  name: string;
}

/** The longest part of a subject that a list of e-mails shows, in characters. */
const LONGEST_PART = 80;

/**
 * What an enquiry is about, in a few words for the subject line: its topics or else the interest, and the
 * company.
 */
function sayAbout(
  typed: FieldValues,
  subjects: Subject[],
  fields: FieldsMessages,
  locale: string,
): string {
  const topics = subjects.filter(({ says }) => typed.message?.includes(says));
  const interest = sayValue(fields.interest, typed.interest ?? '');
  const named = topics.map(({ name }) => name);
  const topic = withCommas(named, locale) || interest || fields.message.label;
  const parts = [topic, typed.company].filter(Boolean);
  return withCommas(
    parts.map((part = '') => cutText(part, LONGEST_PART)),
    locale,
  );
}

/** Writes an enquiry as text. The e-mail and the visitor's copy share it. */
export function writeReceipt(
  submission: Submission,
  reference: string,
  at: Date,
  office: ContactOffice,
  subjects: Subject[],
  fields: FieldsMessages,
  messages: FormMessages,
): EnquiryReceipt {
  const { form: says, mailtoFallback } = messages;
  const { city, hours, locale, email } = office;
  const by = promisedReply(hours, at, locale);
  const reply = fill(by.own ? says.timesBoth : says.times, { ...by, own: by.own ?? '', city });
  const written = fill(says.times, { office: sayTime(at, locale, hours.zone), city });
  const text = [
    labelledLines([
      [says.reference, reference],
      [says.written, written],
    ]),
    labelledLines([
      ...shortFields(fields, submission.fields),
      [says.news, submission.consent ? says.yes : says.no],
    ]),
    ...longFields(fields, submission.fields),
  ].join('\n\n');
  const about = sayAbout(submission.fields, subjects, fields, locale);
  const draft = { to: email, subject: fill(says.subject, { about, reference }), text };
  const kept = `${text}\n\n${labelledLines([[says.replyBy, reply]])}`;
  return { reference, text, kept, mailLink: mailtoLink(draft, mailtoFallback.shortened), reply };
}
