import type { Answers } from '../../schemas/blueprint/blueprint-answers.ts';
import {
  BOUNDS,
  INVESTORS,
  ISSUERS,
  LIQUIDITY,
  START_DATES,
  SYSTEMS,
} from '../../schemas/blueprint/choices.ts';

/** Version of the address format; it is raised when an old address would be read differently. */
const VERSION = '1';
/** The longest value that is read, in characters. */
const LONGEST = 80;
/** The separator of a list's values, and the word for an empty list. */
const [AND, NOTHING] = ['.', 'none'];

/** What an address holds: nothing, answers, or the names of answers that cannot be read. */
export type Addressed =
  | { state: 'none' }
  | { state: 'read'; answers: Answers }
  | { state: 'broken'; names: (keyof Answers | 'version')[] };

/** Reads one value; undefined if the tool itself would never write it. */
type Read<Value> = (text: string) => Value | undefined;

const oneOf =
  <Value extends string>(values: readonly Value[]): Read<Value> =>
  (text) =>
    values.find((value) => value === text);

const someOf =
  <Value extends string>(values: readonly Value[], isEmptyFine: boolean): Read<Value[]> =>
  (text) => {
    if (text === NOTHING) return isEmptyFine ? [] : undefined;
    const named = text.split(AND);
    const known = values.filter((value) => named.includes(value));
    return known.length === named.length ? known : undefined;
  };

const number =
  ({ min, max }: { min: number; max: number }): Read<number> =>
  (text) => {
    const value = /^\d{1,14}$/.test(text) ? Number(text) : Number.NaN;
    return value >= min && value <= max ? value : undefined;
  };

const day: Read<string> = (text) => {
  const isDay =
    /^\d{4}-\d\d-\d\d$/.test(text) && text >= START_DATES.min && text <= START_DATES.max;
  // `new Date` turns a day that does not exist, such as 31 February, into another day or into no date.
  const at = isDay ? new Date(`${text}T12:00:00Z`) : undefined;
  return at && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? text : undefined;
};

/** How each answer is read, in the order of the address. */
const readers = (assets: string[]): { [Name in keyof Answers]: Read<Answers[Name]> } => ({
  asset: oneOf(assets),
  issuer: oneOf(ISSUERS),
  investors: someOf(INVESTORS, false),
  size: number(BOUNDS.size),
  holders: number(BOUNDS.holders),
  minimum: number(BOUNDS.minimum),
  liquidity: oneOf(LIQUIDITY),
  systems: someOf(SYSTEMS, true),
  shared: number(BOUNDS.shared),
  wait: number(BOUNDS.wait),
  start: day,
  ramadan: (text) => (text === 'yes' || text === 'no' ? text === 'yes' : undefined),
});

/** A value as it stands in an address. */
function written(value: Answers[keyof Answers]): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  return Array.isArray(value) ? value.join(AND) || NOTHING : `${value}`;
}

/** The part of an address after its question mark: all answers, in a fixed order. */
export const toSearch = (answers: Answers): string => {
  const names = Object.keys(readers([])) as (keyof Answers)[];
  const pairs = names.map((name) => [name, written(answers[name])]);
  return new URLSearchParams([['v', VERSION], ...pairs]).toString();
};

/**
 * Reads answers from an address, which may have been typed, cut off, made by an older version of the tool, or
 * meant to do harm. If one value is not exactly what the tool would write, all are refused.
 * @param search the part after the question mark
 * @param assets names of the kinds of asset that there are today
 */
export function fromSearch(search: string, assets: string[]): Addressed {
  const given = new URLSearchParams(search);
  const all = Object.entries(readers(assets)) as [keyof Answers, Read<unknown>][];
  if (!given.has('v') && !all.some(([name]) => given.has(name))) return { state: 'none' };
  if (given.getAll('v').join() !== VERSION) return { state: 'broken', names: ['version'] };
  const read = all.map(([name, reader]) => {
    const [text = '', ...more] = given.getAll(name);
    return [name, more.length > 0 || text.length > LONGEST ? undefined : reader(text)] as const;
  });
  const names = read.flatMap(([name, value]) => (value === undefined ? [name] : []));
  if (names.length > 0) return { state: 'broken', names };
  return { state: 'read', answers: Object.fromEntries(read) as Answers };
}
