import { readFileSync } from 'node:fs';
import type { HtmlElement } from 'html-validate';
import { parse } from 'yaml';
import { attribute } from '../../../scripts/site/load.ts';
import { messages } from '../../browser/support/content.ts';
import { all, mainOf, pageAt, textOf } from './built.ts';

/** One row of the table of facts. */
export interface Fact {
  page: string;
  /** The name of a place, as in the table. */
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

/** The table of what the company has laid down. */
export const table = parse(readFileSync('tests/facts.yaml', 'utf8')) as FactsFile;

/**
 * The elements at a place of a page. Header and footer are looked for in the whole page, all other places in
 * `main`.
 */
export function elementsAt({ page, where }: Fact): HtmlElement[] {
  const selector = table.places[where];
  if (!selector) throw new Error(`tests/facts.yaml knows no place "${where}"`);
  const isFrame = /^(nav|footer|#menu-)/.test(selector);
  // html-validate searches only below an element, and `main` itself is one of the places.
  if (selector === 'main') return [mainOf(page)];
  return all(isFrame ? pageAt(page) : mainOf(page), selector.replace(/^main /, ''));
}

/** A pattern for a whole figure: `$100` does not match in `$1,000` or `$100,000`, nor `90%` in `190%`. */
const whole = (figure: string) =>
  new RegExp(
    `(?<![\\w$.,–-])${figure.replace(/[$.+*?()[\]|^]/g, '\\$&')}(?![\\w%+]|[.,–-]\\d)`,
    'gi',
  );

/** The text around each occurrence of a figure, so that words elsewhere on the page do not count. */
const around = (text: string, figure: string, reach: number) =>
  [...text.matchAll(whole(figure))].map(({ index }) =>
    text.slice(Math.max(index - reach, 0), index + figure.length + reach).toLowerCase(),
  );

/**
 * Whether a text contains what is expected. `figure … words` asks for the words within two lines of the
 * figure.
 */
export function isSaid(text: string, expected: string): boolean {
  const [figure = '', near = ''] = expected.split(' … ');
  return around(text, figure, 160).some((lines) => lines.includes(near.toLowerCase()));
}

/** Whether a text gives a figure as the least that can be invested. */
export const isMinimum = (text: string, figure: string) =>
  around(text, figure, 40).some((near) => /\b(minim|lowest|smallest|from \$)/.test(near));

/** The tiles of a page's hero and metrics whose label calls the figure a minimum. */
export const minimumTiles = (page: string) =>
  ['header dl > div', '#results dl > div']
    .flatMap((tiles) => all(mainOf(page), tiles))
    .filter((tile) => /\bminim/i.test(textOf(tile)));

/** What an element says in the form in which a row expects it: its text, its address, or both. */
export function textFor(element: HtmlElement, expected: string): string {
  const text = textOf(element).replace(` (${messages.newTab})`, '');
  const target = attribute(element, 'href') ?? attribute(element, 'value') ?? '';
  if (expected.includes(' → ')) return `${text} → ${target}`;
  return /^[/#]/.test(expected) ? target : text;
}

/** Whether an element contains what a row expects among other things. */
export const has = (element: HtmlElement, expected: string) =>
  / → |^[/#]/.test(expected)
    ? textFor(element, expected) === expected
    : isSaid(textOf(element), expected);
