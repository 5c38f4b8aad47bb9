import messages from 'virtual:messages';
import { fill } from '@falaj/contract/fill.ts';
import type { EnquiryLine } from '../../staff/api-types.ts';

const MINUTE = 60_000;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;

/** The locale and the time zone in which times are written. */
export interface Clock {
  locale: string;
  /** IANA time zone. */
  zone: string;
}

const SHORT = { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' } as const;

/** A time in short form for a line of the list: `22 Nov, 09:30`. */
export const sayShort = (at: number, { locale, zone }: Clock) =>
  new Intl.DateTimeFormat(locale, { ...SHORT, timeZone: zone }).format(at);

/** A time in short form with its weekday: `Sun, 22 Nov, 09:30`. */
export const sayMoment = (at: number, { locale, zone }: Clock) =>
  new Intl.DateTimeFormat(locale, { weekday: 'short', ...SHORT, timeZone: zone }).format(at);

/** A time in full, with its zone. */
export const sayLong = (at: number, { locale, zone }: Clock) =>
  new Intl.DateTimeFormat(locale, {
    weekday: 'long',
    year: 'numeric',
    ...SHORT,
    month: 'long',
    timeZone: zone,
  }).format(at);

/** A day: `22 Nov 2026`. */
export const sayDay = (at: number, { locale, zone }: Clock) =>
  new Intl.DateTimeFormat(locale, { dateStyle: 'medium', timeZone: zone }).format(at);

/** A month, such as `2026-11`: `November 2026`. */
export const sayMonth = (month: string, locale: string, length: 'long' | 'short' = 'long') =>
  new Intl.DateTimeFormat(locale, {
    month: length,
    ...(length === 'long' && { year: 'numeric' }),
    timeZone: 'UTC',
  }).format(Date.parse(`${month}-01`));

/** A length of time in its largest fitting unit: `3 hours`. */
export function saySpan(ms: number, { locale }: Clock): string {
  const [unit, size] =
    ms >= 2 * DAY
      ? (['day', DAY] as const)
      : ms >= HOUR
        ? (['hour', HOUR] as const)
        : (['minute', MINUTE] as const);
  const value = Math.max(1, Math.round(ms / size));
  return new Intl.NumberFormat(locale, { style: 'unit', unit, unitDisplay: 'long' }).format(value);
}

/**
 * How much time is left until the promised answer, in words; `late` is shown in the colour of a warning. `left` is the
 * share of the time that is left, at least a drop, where an answer or a session is still awaited.
 */
export function sayDue(
  line: EnquiryLine,
  clock: Clock,
  now: number,
): { text: string; late: boolean; left?: number } {
  const { answerDue, firstAnswerAt, receivedAt, status, snoozedUntil } = line;
  const due = (sentence: string, time: string, late = false) => ({
    text: fill(sentence, { time }),
    late,
  });
  const left = (end: number) => Math.max(0.06, Math.min(1, (end - now) / (end - receivedAt)));
  // For a booking, the invitation was the answer, and what counts is its session.
  if (line.startsAt !== null) {
    if (line.isCancelled) return due(messages.due.cancelled, '');
    const isAhead = line.startsAt > now;
    const sentence = isAhead ? messages.due.begins : messages.due.began;
    const said = due(sentence, sayShort(line.startsAt, clock));
    return isAhead ? { ...said, left: left(line.startsAt) } : said;
  }
  if (firstAnswerAt !== null) {
    const isLate = firstAnswerAt > answerDue;
    const span = saySpan(firstAnswerAt - receivedAt, clock);
    return due(isLate ? messages.due.tooLate : messages.due.inTime, span, isLate);
  }
  if (status === 'closed') return due(messages.due.closed, '');
  if (now > answerDue)
    return { ...due(messages.due.late, saySpan(now - answerDue, clock), true), left: left(now) };
  if (snoozedUntil !== null && snoozedUntil > now) {
    return due(messages.due.snoozed, sayShort(snoozedUntil, clock));
  }
  return { ...due(messages.due.left, saySpan(answerDue - now, clock)), left: left(answerDue) };
}
