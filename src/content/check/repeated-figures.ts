import type { z } from 'astro/zod';
import { formatFigure } from '../../lib/format-figure.ts';
import { slugOf } from '../../lib/slug.ts';
import { figuresIn } from '../../schemas/figures/marked.ts';
import { fieldName } from './diagnostics/problem.ts';

/** A figure of a page that readers see together with those of its hero. */
interface ReadFigure {
  path: PropertyKey[];
  /** Its value in the file: the figure, or the name of the variable it comes from. */
  written: string;
  /** The whole figure as visitors read it, such as `From $100`. */
  shown: string;
  /** The number alone as visitors read it, such as `$100` of `From $100`. */
  number: string | undefined;
  /** Words that say what it counts. */
  words: string[];
  id: string | undefined;
}

const NUMBER = /[$€]?\d[\d.,/–-]*(?<=\d)[%KMBT]?\+?/;
/** Words that are used with figures of every kind, so that sharing them means nothing. */
const COMMON = ['months', 'weeks', 'hours', 'minutes', 'seconds', 'years', 'sample', 'target'];

const isNamed = ({ written }: ReadFigure) => written.includes('{');

/** The words of a text that distinguish one figure from another. */
const wordsOf = (text: string) =>
  (text.toLowerCase().match(/\p{L}{5,}/gu) ?? []).filter((word) => !COMMON.includes(word));

/** The field of a value at a path; undefined where there is none. */
const fieldAt = (value: unknown, path: PropertyKey[]): unknown =>
  path.reduce<unknown>((inner, key) => Object(inner)[key], value);

/** The figures of a page, both as they are written and with the variables filled in. */
const figuresOf = (schema: z.ZodType, written: unknown, filled: unknown): ReadFigure[] =>
  [...figuresIn(schema, filled)].flatMap(({ form, path, item }) => {
    if (form !== 'value') return [];
    const { prefix = '', suffix = '', value, label, id } = item;
    if (typeof value !== 'string' && typeof value !== 'number') return [];
    const shown = `${prefix}${formatFigure(value)}${suffix}`;
    const number = NUMBER.exec(shown)?.[0];
    const words = wordsOf(`${shown} ${label}`);
    return { path, written: `${fieldAt(written, [...path, 'value'])}`, shown, number, words, id };
  });

/**
 * What an author should write in place of a typed figure.
 * @param variable in curly brackets, with the signs around it: `{claims.networks}+`
 * @param shown what visitors read where the variable comes from
 */
function insteadOf(typed: ReadFigure, variable: string, shown: string): string {
  const { written } = typed;
  if (/^[\d.]+$/.test(written)) return /\{.*\}/.exec(variable)?.[0] ?? variable;
  return shown.includes(written) ? variable : written.replace(NUMBER, variable);
}

/** Message that one of two equal figures should name the other, unless one does. */
function problemOf(
  tile: ReadFigure,
  other: ReadFigure,
): { path: PropertyKey[]; message: string } | undefined {
  const twice = (typed: ReadFigure, source: ReadFigure, variable: string, first = '') => {
    const instead = `'${insteadOf(typed, variable, source.shown)}'`;
    const message = `says the same as ${fieldName(source.path)}, where ${typed.number} stands already; ${first}write ${instead} here instead of ${typed.written}`;
    return { path: [...typed.path, 'value'], message };
  };
  const [named, typed] = isNamed(tile) ? [tile, other] : [other, tile];
  const variable = /\S*\{[^}]+\}\S*/.exec(named.written)?.[0];
  if (variable) {
    const isSource = variable.includes(`{${typed.id}.value}`);
    return isNamed(typed) || isSource ? undefined : twice(typed, named, variable);
  }
  // A metric can count up and so must hold a number; the other figure names it.
  const [source, copy] = other.path[0] === 'metrics' ? [other, tile] : [tile, other];
  const shared = copy.words.filter((word) => source.words.includes(word));
  const id = source.id ?? slugOf(shared.at(-1) ?? '');
  const first = source.id ? '' : `add the line id: ${id} there, and `;
  return twice(copy, source, `{${id}.value}`, first);
}

/**
 * Finds figures that a page types in its hero and again among its metrics or beside its features. Two figures
 * are taken for the same where the numbers are equal and the labels share a distinguishing word.
 * @param schema of the file
 * @param written the parsed file, before variables are filled in
 * @param filled the same with its variables filled in
 */
export function repeatedFigures(schema: z.ZodType, written: unknown, filled: unknown) {
  const figures = figuresOf(schema, written, filled);
  const others = figures.filter(
    ({ path: [section] }) => section === 'metrics' || section === 'features',
  );
  return figures
    .filter(({ path: [section] }) => section === 'hero')
    .flatMap((tile) =>
      others
        .filter(
          ({ number, words }) =>
            number && number === tile.number && words.some((word) => tile.words.includes(word)),
        )
        .flatMap((other) => problemOf(tile, other) ?? []),
    );
}
