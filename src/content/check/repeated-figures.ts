import { formatFigure } from '../../lib/format-figure.ts';
import { slugOf } from '../../lib/slug.ts';
import { type Fields, fieldOf, isFields } from '../read/variables/page-facts.ts';
import { fieldName } from './diagnostics/fault.ts';

/** A figure of a page that readers see together with those of its hero. */
interface ReadFigure {
  path: PropertyKey[];
  /** Its value in the file: the figure, or the name of the fact it comes from. */
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

/** The figures of a list, both as they are written and with the facts filled in. */
function figuresOf(written: unknown, filled: unknown, path: PropertyKey[]): ReadFigure[] {
  if (!Array.isArray(written) || !Array.isArray(filled)) return [];
  return written.flatMap((item: unknown, index) => {
    const shown: unknown = filled[index];
    if (!isFields(item) || !isFields(shown) || item.value === undefined) return [];
    const { prefix = '', suffix = '', value, label } = shown;
    const text = `${prefix}${formatFigure(value as string | number)}${suffix}`;
    const number = NUMBER.exec(text)?.[0];
    const id = typeof item.id === 'string' ? item.id : undefined;
    const words = wordsOf(`${text} ${label}`);
    const figure = { path: [...path, index], written: `${item.value}`, shown: text };
    return [{ ...figure, number, words, id }];
  });
}

/** The figures of the metrics, and those beside the features where they are a list. */
function othersOf(written: unknown, filled: unknown): ReadFigure[] {
  const features = fieldOf(written, 'features.items');
  const shown = fieldOf(filled, 'features.items') as Fields[] | undefined;
  const beside = (Array.isArray(features) ? features : []).flatMap((feature: unknown, index) =>
    isFields(feature)
      ? figuresOf(feature.metrics, shown?.[index]?.metrics, ['features', 'items', index, 'metrics'])
      : [],
  );
  const metrics = 'metrics.items';
  const own = figuresOf(fieldOf(written, metrics), fieldOf(filled, metrics), ['metrics', 'items']);
  return [...own, ...beside];
}

/**
 * What an author should write in place of a typed figure.
 * @param fact in curly brackets, with the signs around it: `{claims.networks}+`
 * @param shown what visitors read where the fact comes from
 */
function insteadOf(typed: ReadFigure, fact: string, shown: string): string {
  const { written } = typed;
  if (/^[\d.]+$/.test(written)) return /\{.*\}/.exec(fact)?.[0] ?? fact;
  return shown.includes(written) ? fact : written.replace(NUMBER, fact);
}

/** Message that one of two equal figures should name the other, unless one does. */
function faultOf(
  tile: ReadFigure,
  other: ReadFigure,
): { path: PropertyKey[]; message: string } | undefined {
  const twice = (typed: ReadFigure, source: ReadFigure, fact: string, first = '') => {
    const instead = `'${insteadOf(typed, fact, source.shown)}'`;
    const message = `says the same as ${fieldName(source.path)}, where ${typed.number} stands already; ${first}write ${instead} here instead of ${typed.written}`;
    return { path: [...typed.path, 'value'], message };
  };
  const [named, typed] = isNamed(tile) ? [tile, other] : [other, tile];
  const fact = /\S*\{[^}]+\}\S*/.exec(named.written)?.[0];
  if (fact) {
    const isSource = fact.includes(`{${typed.id}.value}`);
    return isNamed(typed) || isSource ? undefined : twice(typed, named, fact);
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
 * @param written the parsed file, before facts are filled in
 * @param filled the same with its facts filled in
 */
export function repeatedFigures(written: unknown, filled: unknown) {
  const tiles = 'hero.statistics';
  const others = othersOf(written, filled);
  const statistics = figuresOf(fieldOf(written, tiles), fieldOf(filled, tiles), tiles.split('.'));
  return statistics.flatMap((tile) =>
    others
      .filter(
        ({ number, words }) =>
          number && number === tile.number && words.some((word) => tile.words.includes(word)),
      )
      .flatMap((other) => faultOf(tile, other) ?? []),
  );
}
