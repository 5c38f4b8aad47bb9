import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { listFiles, readText } from '../files.ts';
import { type Bundle, bundle } from './bundle.ts';
import { fontNames, waitWithFonts } from './late-fonts.ts';
import { modulesNeeded, modulesTogether } from './needs.ts';
import { joinPieces, SHARED, splitSheet } from './split-sheet.ts';

/**
 * How many different style elements the pages may have between them. Each costs 54 characters of the policy, of which
 * Cloudflare Pages takes 2,000 (deploy/hosts/netlify.ts).
 */
const MOST_SHEETS = 29;

/**
 * How little a byte of HTML counts beside one of styles. It compresses twice as well, since its tags repeat, and a page with
 * little of it has no more room for styles than others: at 2 the shortest pages were given what nobody else needed.
 */
const HTML_TO_STYLES = 9;

/** Where the styles of one family of fonts end and those of the next begin: as one element they cost one hash. */
const BETWEEN_FONTS = '</style><style>@font-face';

const joinFonts = (html: string) => html.replaceAll(BETWEEN_FONTS, '@font-face');

const LINK = /<link rel="stylesheet" href="([^"]+)">/g;

/**
 * Puts the styles that a page may need into its HTML, and leaves out the rest: the first paint then waits for
 * nothing but the page. See docs/decisions/2026-11-22-styles-in-the-page.md.
 */
export const inlineStyles = (): AstroIntegration => ({
  name: 'inline-styles',
  hooks: {
    'astro:build:done': ({ dir, logger }) => logger.info(inlineInto(fileURLToPath(dir))),
  },
});

/**
 * What the integration does to a built site.
 * @param dir folder of the built site
 * @returns a line about what was done
 * @throws when pages link different sheets, of which nobody could say what comes first
 */
export function inlineInto(dir: string): string {
  const names = listFiles(dir);
  const texts = (ending: string) =>
    names
      .filter((name) => name.endsWith(ending))
      .map((name) => [name, readText(dir, name)] as const);
  const pages = new Map(texts('.html'));
  const [path = '', ...others] = new Set(
    [...pages.values()].flatMap((html) => [...html.matchAll(LINK)].map(([, href = '']) => href)),
  );
  if (others.length > 0) throw new Error(`Pages link several sheets: ${[path, ...others]}`);
  if (!path) return 'no page links a sheet';

  const pieces = splitSheet(readText(dir, path));
  const sheets = bundlePieces(
    pieces,
    pages,
    new Map(texts('.js').map(([name, text]) => [name.replace(/^.*\//, ''), text])),
  );
  const fonts = [...pages.values()].map((html) => fontNames(joinFonts(html))).find(Boolean) ?? '';
  const elements = sheets.map(({ pieces: own }, at) => {
    const css = joinPieces(own.map((name) => pieces.get(name) ?? ''));
    const names = own.includes(SHARED) ? fonts : '';
    return `<style data-sheet="${at}">${css}${names}</style>`;
  });
  for (const [name, html] of pages) {
    const own = elements.filter((_, at) => sheets[at]?.pages.has(name));
    writeFileSync(
      join(dir, name),
      waitWithFonts(joinFonts(html)).replace(LINK, () => own.join('')),
    );
  }
  rmSync(join(dir, path));
  return `${pieces.size} modules in ${sheets.length} sheets, inside ${pages.size} pages`;
}

/** Which pieces of the sheet travel together. */
function bundlePieces(
  pieces: Map<string, string>,
  pages: Map<string, string>,
  scripts: Map<string, string>,
): Bundle[] {
  const sizes = new Map(
    [...pieces].map(([name, css]) => [name, { size: css.length, pages: new Set<string>() }]),
  );
  const layers = new Map([...pieces].map(([name, css]) => [name, layersOf(css)]));
  const together: [string, string][] = [];
  for (const [page, html] of pages) {
    for (const name of [SHARED, ...modulesNeeded(html, scripts)]) sizes.get(name)?.pages.add(page);
    for (const [first = '', ...rest] of modulesTogether(html)) {
      for (const other of rest) {
        if (!layers.get(first)?.isDisjointFrom(layers.get(other) ?? new Set()))
          together.push([first, other]);
      }
    }
  }
  const own = new Map([...pages].map(([page, html]) => [page, html.length / HTML_TO_STYLES]));
  return bundle(sizes, together, MOST_SHEETS, own);
}

/** The cascade layers in which a piece has rules: between different ones the order of pieces is nothing. */
const layersOf = (css: string) =>
  new Set([...css.matchAll(/@layer ([\w-]+)\s*\{/g)].map(([, name = '']) => name));
