import { createHash } from 'node:crypto';
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { type FragmentPart, fragmentPath } from '../../../src/runtime/browser/page-fragment.ts';
import { FRAGMENTS } from '../../policy.ts';
import { type BuiltPage, readBuiltPages } from '../built-page.ts';
import { edited } from '../edit-html.ts';
import { commonSheets } from './common-sheets.ts';
import { fragmentsOf } from './page-fragment.ts';

type Sheets = BuiltPage['sheets'];

/** The numbers of the style elements that all of these pages have. */
const sharedSheets = (pages: Sheets[]) =>
  pages
    .map((sheets) => new Set(sheets.keys()))
    .reduce((shared, own) => shared.intersection(own), new Set(pages[0]?.keys()));

/**
 * Hash of all styles of the site, which names the folder of the fragments. Fragments for other styles are in
 * another folder.
 */
function nameOf(pages: Sheets[]): string {
  const sheets = new Map(pages.flatMap((own) => [...own]));
  const texts = [...sheets].sort(([a], [b]) => Number(a) - Number(b)).map(([, text]) => text);
  return createHash('sha256').update(texts.join('')).digest('hex').slice(0, 8);
}

/**
 * Writes the fragments of each page for client-side navigation. See
 * docs/decisions/2026-11-22-a-fragment-of-each-page.md.
 * @param dir folder of the built site, whose pages have their styles inside
 * @returns a line that reports what was done
 */
export function writeFragments(dir: string, pages = readBuiltPages(dir)): string {
  const sheets = [...pages.values()].map((page) => page.sheets);
  const folder = FRAGMENTS + nameOf(sheets);
  const shared = sharedSheets(sheets);
  const common = commonSheets([...pages.values()], shared);
  const told = ` data-fragments="${folder}"${common.marker ? ` data-common-sheet="${common.marker}"` : ''}`;
  let count = 0;
  for (const [name, page] of pages) {
    // The router requests fragments from the folder that its document names.
    writeFileSync(join(dir, name), edited(page.html, [{ ...page.root, text: told }]));
    if (!page.cut) continue;
    const { opening, plain, rest } = fragmentsOf(page.cut, page.sheets, shared, common.numbers);
    const path = `/${name.slice(0, -'.html'.length)}`;
    const write = (part: FragmentPart, text: string) => {
      const file = join(dir, fragmentPath(folder, path, part));
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, text);
    };
    write('', opening);
    if (common.marker) write('.plain', plain);
    write('.rest', rest);
    count += 1;
  }
  return `fragments of ${count} pages in ${folder}`;
}
