import { type Duration, formatDuration, formatRange, sumDurations } from '../../../lib/duration.ts';
import { formatFigure } from '../../../lib/format-figure.ts';
import { type Fields, isFields } from '../../../lib/is-fields.ts';
import { duration } from '../../../schemas/shared/duration.ts';

/** The language in which variables are worded, as a tag (BCP 47), and the word for work without an end. */
export interface VariableMessages {
  language: string;
  ongoing: string;
}

/** Every value inside another one, including that one. */
export function* parts(value: unknown): Generator<unknown> {
  yield value;
  if (typeof value === 'object' && value !== null)
    for (const item of Object.values(value)) yield* parts(item);
}

/** A field inside a page, by its path such as `process.steps`. */
export const fieldOf = (page: unknown, field: string): unknown =>
  field
    .split('.')
    .reduce<unknown>((value, key) => (isFields(value) ? value[key] : undefined), page);

const durationOf = (value: unknown): Duration | undefined => duration.safeParse(value).data;

/** The total time of a page's timeline, as it is stated or as the sum of its steps. */
export function totalOf(page: unknown): Duration | undefined {
  for (const part of parts(page)) {
    if (!isFields(part) || !Array.isArray(part.steps)) continue;
    const stated = durationOf(fieldOf(part, 'total.stated'));
    const steps = part.steps.map((step) => durationOf(fieldOf(step, 'duration')));
    const known = steps.filter((step) => step !== undefined);
    if (stated || known.length === steps.length) return stated ?? sumDurations(known);
  }
  return undefined;
}

/**
 * The number of entries of a page's list; entries that it sums up as `others` are included.
 * @param name its field, such as `process.steps`
 */
export function lengthOf(page: unknown, name: string): number | undefined {
  const list = fieldOf(page, name);
  if (!Array.isArray(list)) return undefined;
  const more = fieldOf(page, `${name.slice(0, name.lastIndexOf('.'))}.others.count`);
  return list.length + (typeof more === 'number' ? more : 0);
}

/** A duration in words, or without its unit: `4–6`. */
function sayDuration(
  value: Duration,
  part: string | undefined,
  { language, ongoing }: VariableMessages,
): string {
  if (value.unit !== 'ongoing' && part === 'range') return formatRange(value, language);
  return formatDuration(value, ongoing, language);
}

/** The ending by which a duration is given as content files write it, in every language: `4-6 weeks`. */
export const WRITTEN = 'written';

const written = (value: Duration): string =>
  value.unit === 'ongoing' ? 'Ongoing' : `${value.min}-${value.max} ${value.unit}s`;

/** A large number in words: `12 million`, or short, `12M`. */
const inWords = (value: number, compactDisplay: 'long' | 'short', language: string) =>
  value.toLocaleString(language, { notation: 'compact', compactDisplay });

/** Whether a language writes the sign of a currency before the number: $12, but 12 US$ in Arabic. */
function hasSignFirst(language: string): boolean {
  const format = new Intl.NumberFormat(language, { style: 'currency', currency: 'USD' });
  const types = format.formatToParts(1).map(({ type }) => type);
  return types.indexOf('currency') < types.indexOf('integer');
}

/** Dollars as a sentence of a language without a sign before the number writes them: `12 مليون دولار أمريكي`. */
const dollarsInWords = (value: number, language: string) =>
  value.toLocaleString(language, {
    ...{ notation: 'compact', compactDisplay: 'long' },
    ...{ style: 'currency', currency: 'USD', currencyDisplay: 'name' },
  });

/** The entry of a page with an id, if it has the field that is asked for. */
function entryOf(page: unknown, id: string, field: string): Fields | undefined {
  for (const part of parts(page))
    if (isFields(part) && part.id === id && field in part) return part;
  return undefined;
}

/** The endings of a name, which say how the value is written. */
const ENDINGS = ['range', 'words', 'number', 'short', WRITTEN];

/**
 * The value of a variable that a page states and other texts can repeat.
 * @param page the file as it was parsed
 * @param name one of: `total` or `total.range`; the `id` of an entry and one of its fields, such as
 * `audit.timeline`; the path of a field, such as `share.whole.value`. The ending `.value` includes prefix
 * and suffix, `.written` gives a duration as content files write it, `.range` leaves out the unit of a duration, `.words` writes a large number as in a sentence,
 * `.short` abbreviates it (`12M`), and `.number` leaves out prefix and suffix, so that it can count up
 */
export function pageVariable(
  page: unknown,
  name: string,
  messages: VariableMessages,
): string | number | undefined {
  const parts = name.split('.');
  const ending = ENDINGS.includes(parts.at(-1) ?? '') ? parts.pop() : undefined;
  const [id = ''] = parts;
  if (id === 'total') {
    const total = totalOf(page);
    if (ending === WRITTEN) return total && written(total);
    return total && sayDuration(total, ending, messages);
  }
  const field = parts.pop() ?? '';
  const way = parts.join('.');
  const entry = (parts.length === 1 && entryOf(page, id, field)) || fieldOf(page, way);
  if (!isFields(entry)) return undefined;
  const { prefix = '', suffix = '', [field]: value } = entry;
  if (typeof value !== 'string' && typeof value !== 'number') return undefined;
  if (ending === 'number') return value;
  const { language } = messages;
  const length = ending === 'words' ? 'long' : ending === 'short' ? 'short' : undefined;
  if (length === 'long' && prefix === '$' && typeof value === 'number' && !hasSignFirst(language))
    return dollarsInWords(value, language);
  const text = length && typeof value === 'number' ? inWords(value, length, language) : value;
  if (field === 'value' && (prefix || suffix))
    return `${prefix}${formatFigure(text, language)}${suffix}`;
  const time = durationOf(value);
  if (time && ending === WRITTEN) return written(time);
  if (time) return sayDuration(time, ending, messages);
  return typeof text === 'string' ? formatFigure(text, language) : text;
}
