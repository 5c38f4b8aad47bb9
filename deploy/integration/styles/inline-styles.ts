import { rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { type BuiltPage, readBuiltPages } from '../built-page.ts';
import { edited } from '../edit-html.ts';
import { listFiles, readText } from '../files.ts';
import { type Bundle, bundle } from './bundle.ts';
import { waitWithFonts } from './late-fonts.ts';
import { loadsOf } from './loads.ts';
import { modulesNeeded } from './needs.ts';
import { shortProperties } from './short-properties.ts';
import { joinPieces, SHARED, splitSheet } from './split-sheet.ts';

/**
 * The greatest number of different style elements that all pages together may have. Each costs 54 characters
 * of the security policy, and Cloudflare Pages allows 2,000 (deploy/hosts/netlify.ts).
 */
const MOST_SHEETS = 29;

/**
 * How many bytes of HTML count as one byte of styles. HTML compresses twice as well, since its tags repeat.
 * The number is greater than 2 because a page with little HTML has no more room for styles than others: with
 * 2, the shortest pages were given styles that they did not need.
 */
const HTML_TO_STYLES = 9;

/**
 * How many bytes of styles count as one byte of HTML in an opening. Openings are short, and short HTML
 * compresses by 3 or 4 where styles do by 4.5.
 */
const OPENING_TO_STYLES = 1.3;

/**
 * How much more styles than the heaviest page needs a page may carry at most. Without this, one page more could
 * make a light page the heaviest of all.
 */
const SURPLUS = 1.04;

/**
 * The greatest weight of an opening with its styles, in bytes of styles: about 10.5 KB as gzip. Without it, one
 * page more could make the heaviest opening 2 KB heavier, past its budget.
 */
const MOST_IN_OPENING = 46_000;

/**
 * Puts the styles that a page may need into its HTML and leaves out the others, so that the first paint waits
 * for no other file. See docs/decisions/2026-11-22-styles-in-the-page.md.
 * @param dir folder of the built site
 * @param pages the pages of the site; they are updated with what was put into them
 * @returns a line that reports what was done
 * @throws when pages link different sheets, because the order of these would be unknown
 */
export function inlineInto(dir: string, pages = readBuiltPages(dir)): string {
  const styles = [...pages.values()].map((page) => page.styles);
  const [path = '', ...others] = new Set(styles.flatMap(({ link }) => link?.path ?? []));
  if (others.length > 0) throw new Error(`Pages link several sheets: ${[path, ...others]}`);
  if (!path) return 'no page links a sheet';

  const scripts = readScripts(dir);
  const texts = [...scripts.values(), ...[...pages.values()].map(({ html }) => html)];
  const pieces = splitSheet(shortProperties(readText(dir, path), texts));
  const bundles = bundlePieces(pieces, pages, scripts);
  const names = styles.map(({ fonts }) => fonts.names).find(Boolean) ?? '';
  const sheets = bundles.map(({ pieces: own }) => {
    const css = joinPieces(own.map((name) => pieces.get(name) ?? ''));
    return own.includes(SHARED) ? css + names : css;
  });
  for (const [name, page] of pages) {
    putInto(page, new Map(sheets.entries().filter(([at]) => bundles[at]?.pages.has(name))));
    writeFileSync(join(dir, name), page.html);
  }
  rmSync(join(dir, path));
  return `${pieces.size} modules in ${sheets.length} sheets, inside ${pages.size} pages`;
}

/** The texts of all scripts of the site, by their file names. */
const readScripts = (dir: string): Map<string, string> =>
  new Map(
    listFiles(dir)
      .filter((name) => name.endsWith('.js'))
      .map((name) => [basename(name), readText(dir, name)]),
  );

/**
 * Replaces the link of a page by its style elements, and adds those of its fonts. What was read of the page
 * is kept up to date.
 */
function putInto(page: BuiltPage, sheets: Map<number, string>): void {
  const { fonts, link } = page.styles;
  page.sheets = new Map(
    [...sheets].map(([at, css]) => [`${at}`, `<style data-sheet="${at}">${css}</style>`]),
  );
  const own = link ? [{ ...link.place, text: [...page.sheets.values()].join('') }] : [];
  page.html = edited(page.html, [...waitWithFonts(fonts), ...own]);
  const others = page.code.styles.filter((style) => !fonts.styles.includes(style));
  const faces = fonts.styles.length > 0 ? [fonts.faces] : [];
  page.code.styles = [...others, ...faces, ...sheets.values()];
}

/** Decides which pieces of the sheet share a bundle. */
function bundlePieces(
  pieces: Map<string, string>,
  pages: Map<string, BuiltPage>,
  scripts: Map<string, string>,
): Bundle[] {
  const sizes = new Map(
    [...pieces].map(([name, { length }]) => [
      name,
      { size: length, pages: new Set<string>(), openings: new Set<string>() },
    ]),
  );
  const layers = new Map([...pieces].map(([name, css]) => [name, layersOf(css)]));
  const pairs: [string, string][] = [];
  for (const [page, { cut, styles }] of pages) {
    for (const name of [SHARED, ...modulesNeeded(styles, scripts)])
      sizes.get(name)?.pages.add(page);
    for (const name of cut?.used ?? []) sizes.get(name)?.openings.add(page);
    for (const [first = '', ...rest] of styles.together) {
      for (const other of rest) {
        if (!layers.get(first)?.isDisjointFrom(layers.get(other) ?? new Set()))
          pairs.push([first, other]);
      }
    }
  }
  const weigh = (weightOf: (page: BuiltPage) => number) =>
    new Map([...pages].map(([name, page]) => [name, weightOf(page)]));
  const needs = loadsOf('pages', sizes.values());
  return bundle(sizes, pairs, {
    most: MOST_SHEETS,
    mostInPage: Math.max(...needs.values()) * SURPLUS,
    pages: weigh(({ html }) => html.length / HTML_TO_STYLES),
    openings: weigh(({ cut }) => (cut ? (cut.own + cut.opening).length * OPENING_TO_STYLES : 0)),
    mostInOpening: MOST_IN_OPENING,
  });
}

/**
 * The cascade layers in which a piece has rules. Between pieces in different layers, the order makes no
 * difference.
 */
const layersOf = (css: string) =>
  new Set([...css.matchAll(/@layer ([\w-]+)\s*\{/g)].map(([, name = '']) => name));
