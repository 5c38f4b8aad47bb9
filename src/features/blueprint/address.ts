import type { Answers } from '../../schemas/blueprint-answers.ts';
import { BOUNDS, INVESTORS, ISSUERS, LIQUIDITY, START_DATES, SYSTEMS } from './choices.ts';

/** The form of addresses; it grows when an old address would be read as something else. */
const VERSION = '1';
/** No list is longer in an address, and no number. */
const LONGEST = 80;
/** Between the values of a list, and what stands for an empty one. */
const [AND, NOTHING] = ['.', 'none'];

/** What an address says of a plan: nothing, answers, or names of what cannot be read. */
export type Addressed =
  | { state: 'none' }
  | { state: 'read'; answers: Answers }
  | { state: 'broken'; names: (keyof Answers | 'version')[] };

/** Reads one value; undefined where it is none that the tool itself writes. */
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
  // A day that no month has, such as 31 February, reads as another one or as none.
  const at = isDay ? new Date(`${text}T12:00:00Z`) : undefined;
  return at && !Number.isNaN(at.getTime()) && at.toISOString().startsWith(text) ? text : undefined;
};

/** How each answer is read; their order is that of the address. */
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
 * Reads answers from an address. It was perhaps typed, cut off, made by an earlier form of the tool, or meant to harm:
 * every value is one that the tool writes itself, or the whole is refused.
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
  return { state: 'read', answers: Object.fromEntries(read) as unknown as Answers };
}
