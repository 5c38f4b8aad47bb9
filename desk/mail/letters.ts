import { fill } from '@falaj/contract/fill.ts';
import { labelledLines, longFields, shortFields } from '@falaj/contract/labelled-lines.ts';
import { sayTime } from '@falaj/contract/receipt.ts';
import type { DeskContext } from '../context.ts';
import { fieldsOf } from '../database/fields.ts';
import type { NewEnquiry } from '../database/tables.ts';
import { DAY } from '../durations.ts';
import { sign } from '../signature.ts';
import { saySuspicion } from '../suspicion.ts';

/**
 * An e-mail as the outbox stores it. Subjects consist of our own words and references, never of a visitor's
 * words.
 */
export interface OutgoingMail {
  to: string;
  subject: string;
  text: string;
  replyTo?: string | undefined;
  headers?: Record<string, string> | undefined;
  calendar?: { method: string; content: string } | undefined;
}

const WEEK = 7 * DAY;

/** The origin at which visitors reach the desk. */
export const originOf = ({ settings, facts }: Pick<DeskContext, 'settings' | 'facts'>) =>
  settings.origin ?? facts.origin;

/** When the answer is promised, in the office's time. */
function promised({ facts }: DeskContext, due: number): string {
  const office = sayTime(new Date(due), facts.locale, facts.hours.zone);
  return fill(facts.form.times, { office, city: facts.city });
}

/** The e-mail that tells the office of an enquiry; a reply to it goes to the visitor. */
export function teamLetter(context: DeskContext, enquiry: NewEnquiry): OutgoingMail {
  const { facts, settings } = context;
  const { fields, form, desk } = facts;
  const { kind, reference, email, suspect, answer_due } = enquiry;
  const typed = fieldsOf(enquiry);
  const { team } = desk;
  const why = saySuspicion(enquiry.suspect_why.split(','), desk.suspicion);
  const text = [
    suspect ? fill(team.suspect, { why }) : '',
    // For a booking, the invitation is the answer.
    kind === 'booking' ? '' : fill(team.answerBy, { time: promised(context, answer_due) }),
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
export function receiptLetter(context: DeskContext, enquiry: NewEnquiry): OutgoingMail {
  const { receipt } = context.facts.desk;
  const { reference, answer_due, email } = enquiry;
  const places = { reference, reply: promised(context, answer_due) };
  return { to: email, subject: fill(receipt.subject, places), text: fill(receipt.text, places) };
}

/** The e-mail that asks somebody to confirm that they want the newsletter. */
export function optInLetter(
  context: DeskContext,
  { id, email }: { id: string; email: string },
): OutgoingMail {
  const { optIn } = context.facts.desk;
  const signed = sign(context.secret, 'confirm', id, context.now() + WEEK);
  const link = `${originOf(context)}/api/news/confirm/${signed}`;
  return { to: email, subject: optIn.subject, text: fill(optIn.text, { link }) };
}
