import { sayBothTimes } from '@falaj/contract/both-times.ts';
import type { DeskContext } from '../context.ts';
import { MINUTE } from '../durations.ts';
import type { Speaking } from '../languages.ts';
import type { CompanyFacts } from '../printed.ts';
import { type BookingRequest, type BookingRow, sessionOf } from './slots.ts';

/** The facts of a booking that are put into messages. */
type Told = Pick<BookingRow, 'session' | 'starts_at' | 'ends_at' | 'zone'>;

/** The time of a booking in words: in the office's time, and in the visitor's if their clock shows another. */
const timesOf = (
  { facts }: DeskContext<CompanyFacts>,
  { starts_at, ends_at, zone }: Told,
  messages = facts.times,
) => sayBothTimes(messages, facts, { start: new Date(starts_at), end: new Date(ends_at), zone });

/** The same as lines of a text. */
export const sayTimes = (context: DeskContext<CompanyFacts>, booking: Told) =>
  Object.values(timesOf(context, booking)).filter(Boolean).join('\n');

/** The title of a booking's session; its id if the company no longer offers it. */
export const titleOf = (context: DeskContext<CompanyFacts>, { session }: Told) =>
  sessionOf(context, session)?.title ?? session;

/** The facts of a booking on a page of the desk. */
export function factsOf(context: Speaking, booking: Told, reference: string) {
  const { form, desk } = context.facts;
  const { session, office, yours } = desk.booking.labels;
  // The label already says whose time it is.
  const sentence = context.facts.times.office;
  const times = timesOf(context, booking, { office: sentence, yours: sentence });
  const facts: [name: string, value: string][] = [
    [session, titleOf(context, booking)],
    [office, times.office],
    [yours, times.yours],
    [form.reference, reference],
  ];
  return facts.filter(([, value]) => value);
}

/** The facts of a booking that has just been made, taken from its request. */
export function requestFacts(context: Speaking, { fields, reference }: BookingRequest) {
  const start = Date.parse(fields.start);
  const minutes = sessionOf(context, fields.session)?.minutes ?? 0;
  const { session, zone } = fields;
  const span = { session, zone, starts_at: start, ends_at: start + minutes * MINUTE };
  return factsOf(context, span, reference);
}
