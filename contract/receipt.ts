import { dayOf, type OfficeHours, replyBy } from './office-hours.ts';

/** Letters and digits that are not confused with each other when read out or copied by hand. */
const CLEAR = 'ACDEFHJKMNPQRTUVWXY34679';

/**
 * What the company's references begin with: the first and last Latin letter of its brand, `FJ` for `Falaj`, or `RF` where
 * it has none. A reference is read out, typed and searched for in every language, so its letters and digits are those
 * of ASCII.
 * @param brand in the language at the root of the site, so that all languages have the same references
 */
export function referencePrefix(brand: string): string {
  const letters = brand.normalize('NFKD').replace(/[^A-Za-z]/g, '');
  return `${letters.at(0) ?? 'R'}${letters.at(-1) ?? 'F'}`.toUpperCase();
}

/**
 * A number that visitor and office can both name, such as `FJ-20261121-7K3QX`.
 * @param prefix what it begins with (`referencePrefix`)
 * @param zone time zone of the office, whose calendar day it carries
 * @param picks five numbers that choose its last characters; by chance unless given
 */
export function newReference(
  prefix: string,
  at: Date,
  zone: string,
  picks: ArrayLike<number> = crypto.getRandomValues(new Uint32Array(5)),
): string {
  const code = Array.from(picks, (pick) => CLEAR[pick % CLEAR.length]).join('');
  return `${prefix}-${dayOf(at, zone).replaceAll('-', '')}-${code}`;
}

const TIME = { hour: 'numeric', minute: '2-digit' } as const;
const DAY = { weekday: 'long', day: 'numeric', month: 'long' } as const;

/** An instant in words, in a time zone, or else in the visitor's own. */
export const sayTime = (at: Date, locale: string, timeZone?: string) =>
  new Intl.DateTimeFormat(locale, { ...DAY, ...TIME, timeZone }).format(at);

/**
 * An instant in the office's time, and in the visitor's own if that differs; the visitor's day is named only if
 * it is another.
 */
export interface BothTimes {
  office: string;
  own?: string | undefined;
}

/** When the answer is promised, in both times (docs/site-rules.md#answers). */
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
