import { sayTime } from '../../src/features/messages/receipt.ts';
import { labelledLines } from '../../src/features/messages/submission.ts';
import { fill } from '../../src/lib/fill.ts';
import type { DeskContext } from '../context.ts';
import type { NewEnquiry } from '../database/tables.ts';
import { DAY } from '../durations.ts';
import { sign } from '../signature.ts';
import { saySuspicion } from '../suspicion.ts';

/** An e-mail as the outbox keeps it. Subjects are made of our own words and of references, never of a visitor's. */
export interface OutgoingMail {
  to: string;
  subject: string;
  text: string;
  replyTo?: string | undefined;
  headers?: Record<string, string> | undefined;
  calendar?: { method: string; content: string } | undefined;
}

const WEEK = 7 * DAY;

/** Where visitors reach the desk. */
export const originOf = ({ settings, facts }: Pick<DeskContext, 'settings' | 'facts'>) =>
  settings.origin ?? facts.origin;

/** When the answer is promised, on the office's clock. */
function promised({ facts }: DeskContext, due: number): string {
  const office = sayTime(new Date(due), facts.locale, facts.hours.zone);
  return fill(facts.form.times, { office, city: facts.city });
}

/** Tells the office of an enquiry; a reply goes to the visitor. */
export function teamLetter(context: DeskContext, enquiry: NewEnquiry): OutgoingMail {
  const { facts, settings } = context;
  const { labels, form, desk } = facts;
  const { kind, reference, email, suspect, answer_due } = enquiry;
  const budget = facts.budgets.find(({ value }) => value === enquiry.budget)?.label;
  const { team } = desk;
  const why = saySuspicion(enquiry.suspect_why.split(','), desk.suspicion);
  const text = [
    suspect ? fill(team.suspect, { why }) : '',
    // To a booking the invitation is the answer.
    kind === 'booking' ? '' : fill(team.answerBy, { time: promised(context, answer_due) }),
    labelledLines([
      [form.reference, reference],
      [labels.firstName, enquiry.first_name],
      [labels.lastName, enquiry.last_name],
      [labels.email, email],
      [labels.company, enquiry.company],
      [labels.interest, enquiry.interest],
      [labels.budget, budget ?? enquiry.budget],
      [form.news, enquiry.consent ? form.yes : form.no],
    ]),
    enquiry.message && `${labels.message}:\n${enquiry.message}`,
  ];
  return {
    to: settings.mailTo ?? facts.email,
    subject: fill(suspect ? team.suspectSubject : team.subject, { reference }),
    text: text.filter(Boolean).join('\n\n'),
    replyTo: email,
  };
}

/** Tells the visitor that the enquiry has arrived. None of their words are in it: it may go to somebody else's mailbox. */
export function receiptLetter(context: DeskContext, enquiry: NewEnquiry): OutgoingMail {
  const { receipt } = context.facts.desk;
  const { reference, answer_due, email } = enquiry;
  const places = { reference, reply: promised(context, answer_due) };
  return { to: email, subject: fill(receipt.subject, places), text: fill(receipt.text, places) };
}

/** Asks somebody to confirm that they want news. */
export function optInLetter(
  context: DeskContext,
  { id, email }: { id: string; email: string },
): OutgoingMail {
  const { optIn } = context.facts.desk;
  const signed = sign(context.secret, 'confirm', id, context.now() + WEEK);
  const link = `${originOf(context)}/api/news/confirm/${signed}`;
  return { to: email, subject: optIn.subject, text: fill(optIn.text, { link }) };
}
