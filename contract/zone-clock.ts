import { withCommas } from './languages.ts';

/** Formatters that were made, by their options: making one is slow, and the picker needs hundreds. */
const made = new Map<string, Intl.DateTimeFormat>();

/**
 * The formatter of a language for a time zone, made once.
 * @param locale a language tag (BCP 47)
 */
export function formatOf(
  zone: string,
  locale: string,
  options: Intl.DateTimeFormatOptions,
): Intl.DateTimeFormat {
  const key = JSON.stringify([zone, locale, options]);
  const format = made.get(key) ?? new Intl.DateTimeFormat(locale, { timeZone: zone, ...options });
  made.set(key, format);
  return format;
}

const format = (at: Date, zone: string, locale: string, options: Intl.DateTimeFormatOptions) =>
  formatOf(zone, locale, options).format(at);

/** The time in a time zone, as the locale writes it, such as `9:00 AM`. */
export const clockIn = (at: Date, zone: string, locale: string): string =>
  format(at, zone, locale, { hour: 'numeric', minute: '2-digit' });

/** The day in a time zone, such as `Sunday, 22 November`. */
export const dayIn = (at: Date, zone: string, locale: string): string =>
  format(at, zone, locale, { weekday: 'long', day: 'numeric', month: 'long' });

/** The parts of a calendar's page: `Sun`, `22` and `Nov`. */
export const pageOf = (at: Date, zone: string, locale: string) => ({
  weekday: format(at, zone, locale, { weekday: 'short' }),
  date: format(at, zone, locale, { day: 'numeric' }),
  month: format(at, zone, locale, { month: 'short' }),
});

/**
 * Short names of weekdays, such as `Sun`.
 * @param weekdays 0 is Sunday
 */
export const weekdaysOf = (weekdays: number[], locale: string): string[] =>
  // The first day of 2023 was a Sunday.
  weekdays.map((day) => pageOf(new Date(Date.UTC(2023, 0, day + 1)), 'UTC', locale).weekday);

/** Two days as the span between them: `22 Nov – 3 Dec`. */
export const weeksIn = (from: Date, to: Date, zone: string, locale: string): string =>
  formatOf(zone, locale, { day: 'numeric', month: 'short' }).formatRange(from, to);

/** Whether two time zones show the same day and time at an instant. */
export const showSame = (at: Date, zone: string, other: string): boolean =>
  [clockIn, dayIn].every((part) => part(at, zone, 'en') === part(at, other, 'en'));

/**
 * An instant as somebody in `zone` tells it to somebody in `other`: the time, with the weekday before it where
 * their days differ, such as `Sat 9:00 PM`.
 */
export function timeFor(at: Date, zone: string, other: string, locale: string): string {
  const time = clockIn(at, zone, locale);
  if (dayIn(at, zone, locale) === dayIn(at, other, locale)) return time;
  return `${format(at, zone, locale, { weekday: 'short' })} ${time}`;
}

/**
 * A stretch of time in a time zone: its day, its beginning, and its end, which includes the day if that is
 * another.
 */
export function spanIn(from: Date, to: Date, zone: string, locale: string) {
  const day = format(from, zone, locale, {
    weekday: 'long',
    day: 'numeric',
    month: 'long',
    year: 'numeric',
  });
  const end = clockIn(to, zone, locale);
  const lastDay = dayIn(to, zone, locale);
  const isOneDay = lastDay === dayIn(from, zone, locale);
  return {
    day,
    from: clockIn(from, zone, locale),
    to: isOneDay ? end : withCommas([lastDay, end], locale),
  };
}

/** Whether a time zone is one that this browser or server can reckon in. */
export const isZone = (zone: unknown): zone is string => {
  try {
    return typeof zone === 'string' && Boolean(new Intl.DateTimeFormat('en', { timeZone: zone }));
  } catch {
    return false;
  }
};

/**
 * The visitor's own time zone, as the browser knows it. It is undefined where the browser knows none: some then
 * name one that they cannot reckon in, such as `Etc/Unknown` (ECMA-402, DefaultTimeZone), or nothing.
 */
export const ownZone = (): string | undefined => {
  const zone: unknown = Intl.DateTimeFormat().resolvedOptions().timeZone;
  return isZone(zone) ? zone : undefined;
};

/** The offset of a time zone at an instant, such as `GMT+5:30`. */
export const offsetOf = (at: Date, zone: string): string =>
  formatOf(zone, 'en', { timeZoneName: 'shortOffset' })
    .formatToParts(at)
    .find(({ type }) => type === 'timeZoneName')?.value ?? '';
