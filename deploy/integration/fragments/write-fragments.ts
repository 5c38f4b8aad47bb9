import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { fragmentPath } from '../../../src/browser/page-fragment.ts';
import { listFiles, readText } from '../files.ts';
import { fragmentsOf, sheetsOf } from './page-fragment.ts';

/** Where the fragments lie; a folder of its own for each set of styles follows. */
const FOLDER = '/fragments/';

/**
 * Writes beside each page what client-side navigation needs of it. See
 * docs/decisions/2026-11-22-a-fragment-of-each-page.md.
 */
export const pageFragments = (): AstroIntegration => ({
  name: 'page-fragments',
  hooks: {
    'astro:build:done': ({ dir, logger }) => logger.info(writeFragments(fileURLToPath(dir))),
  },
});

/** The numbers of the style elements that all of these pages have. */
const sharedSheets = (pages: string[]) =>
  pages
    .map((html) => new Set(sheetsOf(html).keys()))
    .reduce((shared, own) => shared.intersection(own));

/** A name for all styles of the site: fragments that go with other styles lie in another folder. */
function nameOf(pages: string[]): string {
  const sheets = new Map(pages.flatMap((html) => [...sheetsOf(html)]));
  const texts = [...sheets].sort(([a], [b]) => Number(a) - Number(b)).map(([, text]) => text);
  return createHash('sha256').update(texts.join('')).digest('hex').slice(0, 8);
}

/**
 * What the integration does to a built site.
 * @param dir folder of the built site, whose pages have their styles inside
 * @returns a line about what was done
 */
export function writeFragments(dir: string): string {
  const pages = new Map(
    listFiles(dir)
      .filter((name) => name.endsWith('.html'))
      .map((name) => [name, readText(dir, name)]),
  );
  const texts = [...pages.values()];
  const folder = FOLDER + nameOf(texts);
  const shared = sharedSheets(texts);
  let count = 0;
  for (const [name, html] of pages) {
    // The router asks for the fragments of the folder that its document names.
    writeFileSync(join(dir, name), html.replace('<html ', `<html data-fragments="${folder}" `));
    const fragments = fragmentsOf(html, shared);
    if (!fragments) continue;
    const path = `/${name.slice(0, -'.html'.length)}`;
    const opening = join(dir, fragmentPath(folder, path));
    mkdirSync(dirname(opening), { recursive: true });
    writeFileSync(opening, fragments.opening);
    writeFileSync(join(dir, fragmentPath(folder, path, true)), fragments.rest);
    count += 1;
  }
  return `fragments of ${count} pages in ${folder}`;
}
