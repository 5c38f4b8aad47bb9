import { formatOf } from './zone-clock.ts';

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
  // Older browsers do not list theirs, and have the first ones.
  for (const zone of Intl.supportedValuesOf?.('timeZone') ?? []) {
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
