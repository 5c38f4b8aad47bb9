import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { type Part, SCREENS } from '../../budgets.ts';
import { fragmentPath } from '../../src/runtime/browser/page-fragment.ts';
import { elementOf } from '../../src/runtime/elements/element-name.ts';
import type { BuiltPage, BuiltSite } from './load.ts';
import { type ModuleImports, moduleImports, reach } from './modules.ts';
import { partsOf, picturesOf } from './parts.ts';

const NOTHING: ModuleImports = { now: [], later: [], workers: [] };
/** The file of React, which all islands share. */
const REACT = /\/react\b[^/]*\.js$/;
const PRIORITY = 'img[fetchpriority="high"]';

/** Caches the results of a function by file, since most pages share most files. */
function remember<Value>(compute: (path: string) => Value): (path: string) => Value {
  const known = new Map<string, Value>();
  return (path) => {
    const value = known.get(path) ?? compute(path);
    known.set(path, value);
    return value;
  };
}

const gzip = (data: string | Buffer) => (data.length > 0 ? gzipSync(data, { level: 9 }).length : 0);
const KB = 1000;

/** The gzip size of a file of the site, in KB; 0 where there is no such file. */
export const weighFile = (site: BuiltSite, path: string): number =>
  site.files.has(path) ? gzip(readFileSync(join(site.root, path))) / KB : 0;

/** Weights of a page: KB for each part, or a number of files. */
export interface Weights extends Record<Part, number> {
  /** KB of all scripts of a page whose tool has been started, with workers and without React. */
  started: number;
}

/** Makes the function that weighs the pages of a site. */
export function makeScales(site: BuiltSite): (page: BuiltPage) => Weights {
  const read = (path: string) =>
    site.files.has(path) ? readFileSync(join(site.root, path)) : Buffer.alloc(0);
  const raw = remember((path) => read(path).length);
  const zipped = remember((path) => gzip(read(path)));
  const imports = remember((path) =>
    site.files.has(path) ? moduleImports(path, read(path).toString()) : NOTHING,
  );
  const sum = (paths: Iterable<string>, size: (path: string) => number) =>
    [...paths].reduce((total, path) => total + size(path), 0);

  /** The part of a page that a navigation waits for, if the page comes as fragments. */
  const openingOf = ({ html, path }: BuiltPage) => {
    const [, folder] = /<html data-fragments="([^"]+)"/.exec(html) ?? [];
    return folder ? zipped(fragmentPath(folder, path)) : 0;
  };

  return (page) => {
    const parts = partsOf(page);
    // A page fetches only the definitions of elements that it contains.
    // To look for each element in turn would go through the whole page each time.
    const own = new Set(page.dom.querySelectorAll('*').map(({ tagName }) => tagName));
    const isMine = (path: string) => own.has(elementOf(path));
    const atOnce = ({ now, later }: ModuleImports) => [...now, ...later.filter(isMine)];
    const first = reach(parts.modules, imports, atOnce);
    const everything = ({ now, later }: ModuleImports) => [
      ...now,
      ...later.filter((path) => !elementOf(path) || isMine(path)),
    ];
    const all = reach([...first, ...parts.sleeping], imports, everything);
    const started = reach([...all], imports, (found) => [...everything(found), ...found.workers]);
    const html = gzip(page.html);
    const sheets = sum(parts.stylesheets, zipped);
    const fonts = sum(parts.fonts, raw);
    const hero = (screen: keyof typeof SCREENS) =>
      Math.max(0, ...picturesOf(page, SCREENS[screen], PRIORITY).map(raw));
    // Inline scripts and styles are part of the HTML and are not added again.
    const transfer =
      html + sheets + sum(first, zipped) + fonts + sum(picturesOf(page, SCREENS.phone), raw);
    return {
      html: html / KB,
      opening: openingOf(page) / KB,
      scriptFirst: (gzip(parts.script) + sum(first, zipped)) / KB,
      scriptAll: (gzip(parts.script) + sum(all, zipped)) / KB,
      started:
        (gzip(parts.script) +
          sum(
            [...started].filter((path) => !REACT.test(path)),
            zipped,
          )) /
        KB,
      styles: (gzip(parts.style) + sheets) / KB,
      fontFiles: parts.fonts.length,
      fonts: fonts / KB,
      heroPhone: hero('phone') / KB,
      heroDesktop: hero('desktop') / KB,
      poster: page.path === '/' ? hero('desktop') / KB : 0,
      innerPhone: page.path === '/' ? 0 : transfer / KB,
    };
  };
}
