import { fill } from '../../lib/fill.ts';
import type { OfficeHours } from '../office/office-hours.ts';
import type { FormWords } from './form-words.ts';
import { type MailLink, mailtoLink } from './hand-over.ts';
import { promisedReply, sayTime } from './receipt.ts';
import { labelledLines, type Submission } from './submission.ts';

/** The company as the forms need it: its address, and the clock on which it promises. */
export interface ContactOffice {
  brand: string;
  email: string;
  city: string;
  hours: OfficeHours;
  /** Language and country for dates, such as `en-AE`. */
  locale: string;
}

/** How a message ended: see Receipt.tsx. */
export type MessageStatus = 'handed' | 'failed' | 'offline' | 'sent' | 'taken';

/** The last message of this tab: the same words keep their reference and their key. */
export interface LastMessage {
  /** What was submitted, as text. */
  text: string;
  reference: string;
  key: string;
  receipt?: MessageReceipt | undefined;
  /** Set while its receipt stands in place of the form. */
  status?: MessageStatus | undefined;
}

/** A message that has been written down: what was said, under which name, and when the answer comes. */
export interface MessageReceipt {
  reference: string;
  /** What the office receives. */
  text: string;
  /** What the visitor keeps: the same, and the promised reply. */
  kept: string;
  mailLink: MailLink;
  /** When the answer is promised, in words. */
  reply: string;
}

/** A topic of the company, and the words that a link or a booking puts into the message for it. */
export interface Subject {
  says: string;
  name: string;
}

/** The longest part of a subject that a list of e-mails shows, in characters. */
const LONGEST_PART = 80;

/** What a message is about, in a few words for whoever sorts: its topics, else the interest; the company. */
function sayAbout({ shown }: Submission, subjects: Subject[], otherwise: string): string {
  const topics = subjects.filter(({ says }) => shown.message?.includes(says));
  const topic = topics.map(({ name }) => name).join(', ') || shown.interest || otherwise;
  const parts = [topic, shown.company].filter(Boolean);
  return parts.map((part = '') => part.slice(0, LONGEST_PART)).join(', ');
}

/** Writes a message down as a person reads it: the e-mail and the copy are one text. */
export function writeReceipt(
  submission: Submission,
  reference: string,
  at: Date,
  office: ContactOffice,
  subjects: Subject[],
  words: FormWords,
): MessageReceipt {
  const { form: says, handOver } = words;
  const { city, hours, locale, email } = office;
  const by = promisedReply(hours, at, locale);
  const reply = fill(by.own ? says.timesBoth : says.times, { ...by, own: by.own ?? '', city });
  const written = fill(says.times, { office: sayTime(at, locale, hours.zone), city });
  const { shown } = submission;
  const text = [
    labelledLines([
      [says.reference, reference],
      [says.written, written],
    ]),
    labelledLines([
      [words.firstName, shown['first-name']],
      [words.lastName, shown['last-name']],
      [words.email, shown.email],
      [words.company, shown.company],
      [words.interest, shown.interest],
      [words.budget, shown.budget],
      [says.news, submission.consent ? says.yes : says.no],
    ]),
    `${words.message}:\n${shown.message}`,
  ].join('\n\n');
  const about = sayAbout(submission, subjects, words.message);
  const letter = { to: email, subject: fill(says.subject, { about, reference }), text };
  const kept = `${text}\n\n${labelledLines([[says.replyBy, reply]])}`;
  return { reference, text, kept, mailLink: mailtoLink(letter, handOver.shortened), reply };
}
