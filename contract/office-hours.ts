import { tzOffset } from '@date-fns/tz/tzOffset';
import { isWorkday, nextDay, type Workdays } from './workdays.ts';

/** When the office is staffed: site.yaml's `hours`. */
export interface OfficeHours extends Workdays {
  /** IANA time zone of the office. */
  zone: string;
  /** On the clock of the office, such as `09:00`. */
  opens: string;
  closes: string;
}

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;

/** How far the clocks of a time zone are ahead of UTC at an instant, in milliseconds. */
const ahead = (at: number, zone: string) => tzOffset(zone, new Date(at)) * MINUTE;

/**
 * The calendar day of an instant in a time zone, such as `2026-11-21`. Here and below only the UTC parts of
 * dates are read: the local parts depend on the visitor's device, or on add-ons that replace Date.
 */
export const dayOf = (at: Date, zone: string): string =>
  new Date(at.getTime() + ahead(at.getTime(), zone)).toISOString().slice(0, 10);

/** The instant at which a clock in a time zone shows `time` on `day`. */
export function instant(day: string, time: string, zone: string): Date {
  const shown = Date.parse(`${day}T${time}Z`);
  // The offset is taken at the instant itself, since clocks may change between it and `shown`.
  const near = shown - ahead(shown, zone);
  return new Date(shown - ahead(near, zone));
}

/** An instant in a time zone, with its offset from UTC (ISO 8601, RFC 3339): `2026-11-21T13:07:00+04:00`. */
export function isoIn(at: Date, zone: string): string {
  const minutes = tzOffset(zone, at);
  const shown = new Date(at.getTime() + minutes * MINUTE).toISOString().slice(0, 19);
  const offset = new Date(Math.abs(minutes) * MINUTE).toISOString().slice(11, 16);
  return `${shown}${minutes < 0 ? '-' : '+'}${offset}`;
}

/** Whether somebody is in the office at an instant. */
export function isOpen(hours: OfficeHours, at: Date): boolean {
  const day = dayOf(at, hours.zone);
  if (!isWorkday(hours, day)) return false;
  const opens = instant(day, hours.opens, hours.zone);
  const closes = instant(day, hours.closes, hours.zone);
  return at >= opens && at < closes;
}

/** When the office closes on the day of an instant, whether it works that day or not. */
export function closingOf(hours: OfficeHours, at: Date): Date {
  return instant(dayOf(at, hours.zone), hours.closes, hours.zone);
}

/** The next time the office opens after an instant; undefined when a year has no workday. */
export function nextOpening(hours: OfficeHours, after: Date): Date | undefined {
  let day = dayOf(after, hours.zone);
  for (let count = 0; count < 366; count += 1, day = nextDay(day)) {
    const opens = instant(day, hours.opens, hours.zone);
    if (isWorkday(hours, day) && opens > after) return opens;
  }
  return undefined;
}

/** The instant 24 hours later, not counting days on which the office is closed. */
function afterOneWorkday(hours: OfficeHours, from: Date): Date {
  let at = from.getTime();
  let left = DAY;
  let day = dayOf(from, hours.zone);
  for (let count = 0; count < 366; count += 1, day = nextDay(day)) {
    const ends = instant(nextDay(day), '00:00', hours.zone).getTime();
    if (isWorkday(hours, day)) {
      if (at + left <= ends) return new Date(at + left);
      left -= ends - at;
    }
    at = ends;
  }
  return new Date(from.getTime() + DAY);
}

/** The last time the office closed at or before an instant; the instant itself when a year has no workday. */
function lastClosing(hours: OfficeHours, before: Date): Date {
  for (let count = 0; count < 366; count += 1) {
    const at = new Date(before.getTime() - count * DAY);
    const closes = closingOf(hours, at);
    if (isWorkday(hours, dayOf(at, hours.zone)) && closes <= before) return closes;
  }
  return before;
}

/**
 * When an answer is promised: within 1 hour in office hours, otherwise within 24 hours that count on working
 * days only, and before the office closes (docs/site-rules.md#answers).
 */
export function replyBy(hours: OfficeHours, sent: Date): Date {
  if (isOpen(hours, sent)) return new Date(sent.getTime() + 60 * MINUTE);
  const answered = afterOneWorkday(hours, sent);
  return isOpen(hours, answered) ? answered : lastClosing(hours, answered);
}

/** Every time on a day at which a meeting can begin, from opening until it would end after closing. */
function startsOn(hours: OfficeHours, day: string, minutes: number, step: number): Date[] {
  const opens = instant(day, hours.opens, hours.zone).getTime();
  const last = instant(day, hours.closes, hours.zone).getTime() - minutes * MINUTE;
  const starts: Date[] = [];
  for (let at = opens; at <= last; at += step * MINUTE) starts.push(new Date(at));
  return starts;
}

/** A day and the instants at which a meeting can begin. */
export interface BookableDay {
  day: string;
  starts: [Date, ...Date[]];
}

/**
 * Slots inside office hours, none before `earliest`.
 * @param minutes length of the meeting, which must end by closing time
 * @param count number of days
 * @param step minutes between two possible beginnings
 */
export function officeDays(
  hours: OfficeHours,
  earliest: Date,
  minutes: number,
  count: number,
  step = 30,
): BookableDay[] {
  const days: BookableDay[] = [];
  let day = dayOf(earliest, hours.zone);
  for (let looked = 0; looked < 366 && days.length < count; looked += 1, day = nextDay(day)) {
    if (!isWorkday(hours, day)) continue;
    const [first, ...later] = startsOn(hours, day, minutes, step).filter((at) => at >= earliest);
    if (first) days.push({ day, starts: [first, ...later] });
  }
  return days;
}

/**
 * Slots inside office hours that begin after the latest promised answer, 24 hours of working days after `from`
 * (docs/site-rules.md#answers): an earlier slot could pass before anybody has replied.
 */
export const bookableDays = (
  hours: OfficeHours,
  from: Date,
  minutes: number,
  count: number,
): BookableDay[] => officeDays(hours, afterOneWorkday(hours, from), minutes, count);
