import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import { DEFAULT_LOCALE, localeOfPath } from '@falaj/contract/locale.ts';
import { ImportType, init, parse } from 'es-module-lexer';
import { elementOf } from '../../src/runtime/elements/element-name.ts';
import { addressesIn } from './addresses.ts';
import { type Budget, budgets, type Part, TRANSLATED } from './budgets.ts';
import { attribute, type BuiltPage, type BuiltSite } from './load.ts';

await init;

/** The heaviest page in one respect. */
interface Heaviest extends Budget {
  weight: number;
  page: string;
}

const KB = 1000;
/** Types of scripts that run; any other is data. */
const RUNS = /^(module|text\/javascript|)$/;
/** Directives of islands that do not wait for a visitor to turn to them. */
const AT_ONCE = /^(load|idle|visible|media|only)$/;
const FONT_FACE = /@font-face\s*\{[^}]*\}/g;
const PICTURE = /\.(avif|webp|jpe?g|png|gif|svg)$/;

const gzipSize = (data: string | Buffer) => gzipSync(data, { level: 9 }).length;
const sum = (sizes: number[]) => sizes.reduce((total, size) => total + size, 0);

/** The modules that a page loads by itself, and what they import: elements only where they stand on the page. */
function modulesOf({ dom }: BuiltPage, read: (path: string) => Buffer): Set<string> {
  const tags = new Set(dom.querySelectorAll('*').map(({ tagName }) => tagName));
  const urls = dom
    .querySelectorAll('script, link[rel="modulepreload"], astro-island')
    .filter((one) => !one.is('astro-island') || AT_ONCE.test(attribute(one, 'client') ?? ''))
    .flatMap((one) =>
      ['src', 'href', 'component-url', 'renderer-url'].map((name) => attribute(one, name)),
    );
  const modules = new Set(urls.filter((url) => url !== null));
  // What is imported joins the set while it is gone through.
  for (const path of modules)
    for (const { n: name, t: type } of parse(read(path).toString())[0]) {
      if (!name || (type === ImportType.Dynamic && !tags.has(elementOf(name)))) continue;
      modules.add(posix.resolve(posix.dirname(path), name));
    }
  return modules;
}

/** The fonts of a page for the characters that are common, whose range begins with the space. */
const fontsOf = ({ html }: BuiltPage) =>
  (html.match(FONT_FACE) ?? [])
    .filter((face) => face.includes('U+20-') || !face.includes('unicode-range'))
    .flatMap((face) => /url\("?([^")]+)/.exec(face)?.[1] ?? []);

/** The weights of a page in bytes. */
function weigh(site: BuiltSite, page: BuiltPage): Record<Part, number> {
  const read = (path: string) =>
    site.files.has(path) ? readFileSync(join(site.root, path)) : Buffer.alloc(0);
  const inline = page.dom
    .querySelectorAll('script')
    .filter((script) => !script.hasAttribute('src') && RUNS.test(attribute(script, 'type') ?? ''))
    .map(({ textContent }) => textContent);
  const pictures = addressesIn(page, site.origin)
    .filter(({ text, isFetched }) => isFetched && PICTURE.test(text))
    .map(({ text }) => text);
  return {
    html: gzipSize(page.html),
    scriptFirst: sum([inline.join('\n'), ...[...modulesOf(page, read)].map(read)].map(gzipSize)),
    fonts: sum([...new Set(fontsOf(page))].map((url) => read(url).length)),
    picture: Math.max(0, ...[...new Set(pictures)].map((url) => read(url).length)),
  };
}

/** The heaviest page for each budget, beside what it may weigh. */
export function heaviest(site: BuiltSite): Heaviest[] {
  const weighed = [...site.pages.values()].map((page) => {
    const share = localeOfPath(page.path) === DEFAULT_LOCALE ? 1 : TRANSLATED;
    return { page, share, weights: weigh(site, page) };
  });
  return (Object.entries(budgets) as [Part, Budget][]).map(([part, budget]) => {
    const [first] = weighed.sort((a, b) => b.weights[part] / b.share - a.weights[part] / a.share);
    const { weights, share = 1, page } = first ?? {};
    const limit = Math.round(budget.limit * share);
    return { ...budget, limit, weight: (weights?.[part] ?? 0) / KB, page: page?.path ?? '' };
  });
}

/** Finds pages that exceed a limit. */
export const checkBudgets = (rows: Heaviest[]): string[] =>
  rows
    .filter(({ weight, limit }) => weight > limit)
    .map(
      ({ what, weight, limit, page }) =>
        `${page}: ${what}: ${weight.toFixed(1)} KB, at most ${limit}`,
    );

/** The rows as a table in plain text. */
export const printTable = (rows: Heaviest[]): string =>
  rows
    .map(
      ({ what, weight, limit, page }) =>
        `${what.padEnd(32)}${weight.toFixed(1).padStart(6)} of ${limit} KB  ${page}`,
    )
    .join('\n');
