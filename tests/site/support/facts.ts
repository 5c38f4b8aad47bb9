import { readFileSync } from 'node:fs';
import type { HtmlElement } from 'html-validate';
import { parse } from 'yaml';
import { attribute } from '../../../scripts/site/load.ts';
import { words } from '../../browser/support/content.ts';
import { all, mainOf, pageAt, textOf } from './built.ts';

/** One row of the table of facts. */
export interface Fact {
  page: string;
  /** A place by its name in the table. */
  where: string;
  is?: string | string[];
  has?: string | string[];
  count?: number;
}

interface FactsFile {
  places: Record<string, string>;
  pages: {
    source: string;
    addresses: string[];
    aliases: Record<string, string>;
    'second calls': string[];
    'views of all': string[];
    astray: string[];
  };
  facts: { source: string; facts: Fact[] }[];
}

/** What the company has laid down, row by row. */
export const table = parse(readFileSync('tests/facts.yaml', 'utf8')) as FactsFile;

/** The elements at a place of a page; header and footer belong to the page, all other places to `main`. */
export function elementsAt({ page, where }: Fact): HtmlElement[] {
  const selector = table.places[where];
  if (!selector) throw new Error(`tests/facts.yaml knows no place "${where}"`);
  const isFrame = /^(nav|footer|#menu-)/.test(selector);
  // html-validate searches below an element, and the page itself is one of the places.
  if (selector === 'main') return [mainOf(page)];
  return all(isFrame ? pageAt(page) : mainOf(page), selector.replace(/^main /, ''));
}

/** A figure as a whole: `$100` is neither `$1,000` nor `$100,000`, and `90%` is not `190%`. */
const whole = (figure: string) =>
  new RegExp(
    `(?<![\\w$.,–-])${figure.replace(/[$.+*?()[\]|^]/g, '\\$&')}(?![\\w%+]|[.,–-]\\d)`,
    'gi',
  );

/** What stands around each place where a figure stands, so that a chance match does not count. */
const around = (text: string, figure: string, reach: number) =>
  [...text.matchAll(whole(figure))].map(({ index }) =>
    text.slice(Math.max(index - reach, 0), index + figure.length + reach).toLowerCase(),
  );

/** Whether a text says something: `figure … words` asks for the words within two lines of the figure. */
export function isSaid(text: string, expected: string): boolean {
  const [figure = '', near = ''] = expected.split(' … ');
  return around(text, figure, 160).some((lines) => lines.includes(near.toLowerCase()));
}

/** Whether a figure is given as the least that can be invested. */
export const isMinimum = (text: string, figure: string) =>
  around(text, figure, 40).some((near) => /\b(minim|lowest|smallest|from \$)/.test(near));

/** The tiles of a page's hero and metrics whose label calls their figure a minimum. */
export const minimumTiles = (page: string) =>
  ['header dl > div', '#results dl > div']
    .flatMap((tiles) => all(mainOf(page), tiles))
    .filter((tile) => /\bminim/i.test(textOf(tile)));

/** What an element says, in the form in which a row expects it: a text, an address, or both. */
export function textFor(element: HtmlElement, expected: string): string {
  const text = textOf(element).replace(` (${words.newTab})`, '');
  const target = attribute(element, 'href') ?? attribute(element, 'value') ?? '';
  if (expected.includes(' → ')) return `${text} → ${target}`;
  return /^[/#]/.test(expected) ? target : text;
}

/** Whether an element says what a row expects to be there among other things. */
export const has = (element: HtmlElement, expected: string) =>
  / → |^[/#]/.test(expected)
    ? textFor(element, expected) === expected
    : isSaid(textOf(element), expected);
