import { formatDuration, formatRange, sumDurations } from '../../lib/duration.ts';
import { formatFigure } from '../../lib/format-figure.ts';
import { type Duration, duration } from '../../schemas/duration.ts';

/** What facts are said with: the language as a tag (BCP 47), and the word for work without an end. */
export interface FactWords {
  language: string;
  ongoing: string;
}

export type Fields = Record<string, unknown>;

/** Whether a value is an object with named fields. */
export const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Every value inside another, itself included. */
export function* parts(value: unknown): Generator<unknown> {
  yield value;
  if (typeof value === 'object' && value !== null)
    for (const item of Object.values(value)) yield* parts(item);
}

/** A field somewhere inside a page, such as `process.steps`. */
export const fieldOf = (page: unknown, field: string): unknown =>
  field
    .split('.')
    .reduce<unknown>((value, key) => (isFields(value) ? value[key] : undefined), page);

const durationOf = (value: unknown): Duration | undefined => duration.safeParse(value).data;

/** How long the timeline of a page takes: as it is stated, or the sum of its steps. */
export function totalOf(page: unknown): Duration | undefined {
  for (const part of parts(page)) {
    if (!isFields(part) || !Array.isArray(part.steps)) continue;
    const stated = durationOf(fieldOf(part, 'total.stated'));
    const steps = part.steps.map((step) => durationOf((step as Fields).duration));
    const known = steps.filter((step) => step !== undefined);
    if (stated || known.length === steps.length) return stated ?? sumDurations(known);
  }
  return undefined;
}

/**
 * How many entries a list of a page has; those that it sums up in `others` count too.
 * @param name its field, such as `process.steps`
 */
export function lengthOf(page: unknown, name: string): number | undefined {
  const list = fieldOf(page, name);
  if (!Array.isArray(list)) return undefined;
  const more = fieldOf(page, `${name.slice(0, name.lastIndexOf('.'))}.others.count`);
  return list.length + (typeof more === 'number' ? more : 0);
}

/** A length of time as a sentence says it, or without its unit: `4–6`. */
function sayDuration(
  value: Duration,
  part: string | undefined,
  { language, ongoing }: FactWords,
): string {
  if (value.unit !== 'ongoing' && part === 'range') return formatRange(value, language);
  return formatDuration(value, ongoing, language);
}

/** A large number as a sentence says it: `12 million`, or short, `12M`. */
const inWords = (value: number, compactDisplay: 'long' | 'short', language: string) =>
  value.toLocaleString(language, { notation: 'compact', compactDisplay });

/** The entry of a page that has a name of its own, and the field that is asked for. */
function entryOf(page: unknown, id: string, field: string): Fields | undefined {
  for (const part of parts(page))
    if (isFields(part) && part.id === id && field in part) return part;
  return undefined;
}

/** What a name may end with, which says how a value is written. */
const ENDINGS = ['range', 'words', 'number', 'short'];

/**
 * What a page says of itself and other texts may repeat.
 * @param page the file as it was parsed
 * @param name `total`, `total.range`; the `id` of an entry and one of its fields: `audit.timeline`; or the
 *   way to a field: `division.whole.value`. `.value` takes its prefix and suffix along, `.range` leaves the
 *   unit of a duration out, `.words` says a large number as a sentence does and `.short` in few signs (`12M`),
 *   `.number` leaves prefix and suffix out, so that it can count up
 */
export function pageFact(
  page: unknown,
  name: string,
  words: FactWords,
): string | number | undefined {
  const parts = name.split('.');
  const ending = ENDINGS.includes(parts.at(-1) ?? '') ? parts.pop() : undefined;
  const [id = ''] = parts;
  if (id === 'total') {
    const total = totalOf(page);
    return total && sayDuration(total, ending, words);
  }
  const field = parts.pop() ?? '';
  const way = parts.join('.');
  const entry = (parts.length === 1 && entryOf(page, id, field)) || fieldOf(page, way);
  const value = isFields(entry) ? entry[field] : undefined;
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  if (ending === 'number') return value;
  const { language } = words;
  const { prefix = '', suffix = '' } = entry as Fields;
  const length = { words: 'long', short: 'short' }[`${ending}`] as 'long' | 'short' | undefined;
  const text = length && typeof value === 'number' ? inWords(value, length, language) : value;
  if (field === 'value' && (prefix || suffix))
    return `${prefix}${formatFigure(text, language)}${suffix}`;
  const time = durationOf(value);
  if (time) return sayDuration(time, ending, words);
  return typeof text === 'string' ? formatFigure(text, language) : text;
}
