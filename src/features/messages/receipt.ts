import { dayOf, type OfficeHours, replyBy } from '../office/office-hours.ts';

/** Letters and digits that cannot be taken for each other when read out or copied by hand. */
const CLEAR = 'ACDEFHJKMNPQRTUVWXY34679';

/**
 * A number that visitor and office can both name, such as `FJ-20261121-7K3QX`.
 * @param brand its first and last letter begin the reference
 * @param zone time zone of the office, whose calendar day it carries
 * @param picks five numbers that choose its last characters; by chance unless given
 */
export function newReference(
  brand: string,
  at: Date,
  zone: string,
  picks: ArrayLike<number> = crypto.getRandomValues(new Uint32Array(5)),
): string {
  const initials = `${brand.at(0)}${brand.at(-1)}`.toUpperCase();
  const code = Array.from(picks, (pick) => CLEAR[pick % CLEAR.length]).join('');
  return `${initials}-${dayOf(at, zone).replaceAll('-', '')}-${code}`;
}

const TIME = { hour: 'numeric', minute: '2-digit' } as const;
const DAY = { weekday: 'long', day: 'numeric', month: 'long' } as const;

/** An instant in words, on the clock of a place; without a zone on the visitor's own. */
export const sayTime = (at: Date, locale: string, timeZone?: string) =>
  new Intl.DateTimeFormat(locale, { ...DAY, ...TIME, timeZone }).format(at);

/** An instant on the office's clock, and on the visitor's own where that differs; its day is said only if it does. */
export interface BothTimes {
  office: string;
  own?: string | undefined;
}

/** When the answer is promised, on both clocks (docs/site-rules.md#answers). */
export function promisedReply(hours: OfficeHours, sent: Date, locale: string): BothTimes {
  const by = replyBy(hours, sent);
  const office = sayTime(by, locale, hours.zone);
  const own = sayTime(by, locale);
  if (own === office) return { office };
  const day = (zone?: string) =>
    new Intl.DateTimeFormat(locale, { ...DAY, timeZone: zone }).format(by);
  if (day() !== day(hours.zone)) return { office, own };
  return { office, own: new Intl.DateTimeFormat(locale, TIME).format(by) };
}
