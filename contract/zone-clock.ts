import { withCommas } from './languages.ts';

/** Formatters that were made, by their options: making one is slow, and the picker needs hundreds. */
const made = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string, locale: string, options: Intl.DateTimeFormatOptions) {
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

/** Places whose name has changed, and which browsers still list under the old one (the IANA list `backward`). */
const RENAMED: Record<string, string> = {
  Asmera: 'Asmara',
  Calcutta: 'Kolkata',
  Coral_Harbour: 'Atikokan',
  Enderbury: 'Kanton',
  Faeroe: 'Faroe',
  Godthab: 'Nuuk',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Ponape: 'Pohnpei',
  Rangoon: 'Yangon',
  Saigon: 'Ho_Chi_Minh',
  Truk: 'Chuuk',
};

/** The parts of a zone's name as people write them: `America`, `New York`. */
const partsOf = (zone: string): string[] =>
  zone.split('/').map((part) => (RENAMED[part] ?? part).replaceAll('_', ' '));

/** What Arabic puts before the name of a place: “time of”. A list is searched by the beginning of its entries. */
const TIME_OF = /^توقيت /;

/**
 * The country of a time zone, or the city where a country has several, in a language of other letters; undefined where a
 * browser knows the place in Latin letters alone.
 */
function placeIn(zone: string, locale: string): string | undefined {
  if (new Intl.Locale(locale).maximize().script === 'Latn') return undefined;
  const name = formatOf(zone, locale, { timeZoneName: 'shortGeneric' })
    .formatToParts(0)
    .find(({ type }) => type === 'timeZoneName')?.value;
  return name && !/[a-z]/i.test(name) ? name.replace(TIME_OF, '') : undefined;
}

/** A time zone as people write it: `America/New York`. */
const labelOf = (zone: string): string => partsOf(zone).join('/');

/** A time zone as people of a language write it: `America/New York`, and in Arabic the country or the city. */
export const zoneLabel = (zone: string, locale: string): string =>
  placeIn(zone, locale) ?? labelOf(zone);

/** Time zones of a region, by their cities; `zone` is the name that the browser takes. */
export interface ZoneGroup {
  /** Empty for the zones listed first, which have no heading. */
  name: string;
  zones: { zone: string; city: string }[];
}

/** The label begins with the city, because typing in a list searches for the beginning of an entry. */
const cityOf = (zone: string, locale: string) =>
  placeIn(zone, locale) ?? (partsOf(zone).slice(1).reverse().join(', ') || zone);

/** The regions into which time zones are grouped (the IANA list `tzdata`), by the beginnings of their names. */
export const REGIONS = [
  'Africa',
  'America',
  'Antarctica',
  'Arctic',
  'Asia',
  'Atlantic',
  'Australia',
  'Europe',
  'Indian',
  'Pacific',
] as const;

/** The regions as visitors read them. */
export type RegionNames = Record<(typeof REGIONS)[number], string>;

/**
 * Every time zone the browser knows: `first` ones first, then by region, each from A to Z.
 * @param isWhole whether those by region are named in the language too, which takes a browser a tenth of a second
 */
export function zoneGroups(
  first: string[],
  regions: RegionNames,
  locale: string,
  isWhole = true,
): ZoneGroup[] {
  const groups = new Map([['', new Set(first)]]);
  // A browser may report the visitor's zone under its new name and list it under the old one.
  const labels = first.map(labelOf);
  for (const zone of Intl.supportedValuesOf('timeZone')) {
    const [region = ''] = zone.split('/');
    if (!labels.includes(labelOf(zone)))
      groups.set(region, (groups.get(region) ?? new Set()).add(zone));
  }
  return [...groups].map(([region, zones]) => {
    const named = [...zones].map((zone) => ({
      zone,
      city: cityOf(zone, region && !isWhole ? 'en' : locale),
    }));
    const name = regions[region as keyof RegionNames] ?? region;
    return {
      name,
      zones: region ? named.sort((a, b) => a.city.localeCompare(b.city, locale)) : named,
    };
  });
}
