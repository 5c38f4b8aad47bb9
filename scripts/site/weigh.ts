import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { gzipSync } from 'node:zlib';
import { ImportType, init, parse } from 'es-module-lexer';
import { type Budget, budgets, type Part } from '../../budgets.ts';
import { elementOf } from '../../src/runtime/elements/element-name.ts';
import { addressesIn } from './addresses.ts';
import { attribute, type BuiltPage, type BuiltSite } from './load.ts';

await init;

/** The heaviest page in one respect. */
interface Heaviest extends Budget {
  weight: number;
  page: string;
}

const KB = 1000;
const zipped = (data: string | Buffer) => gzipSync(data, { level: 9 }).length / KB;

/** Types of scripts that run; any other is data. */
const RUNS = /^(module|text\/javascript|)$/;
/** Directives of islands that do not wait for a visitor to turn to them. */
const AT_ONCE = /^(load|idle|visible|media|only)$/;
const FONT_FACE = /@font-face\s*\{[^}]*\}/g;

/** Keeps what was computed for a file, since most pages share most files. */
function remember<Value>(compute: (path: string) => Value): (path: string) => Value {
  const known = new Map<string, Value>();
  return (path) => {
    if (!known.has(path)) known.set(path, compute(path));
    return known.get(path) as Value;
  };
}

/** Makes the function that weighs a page, in KB. */
function makeScales(site: BuiltSite): (page: BuiltPage) => Record<Part, number> {
  const read = (path: string) =>
    site.files.has(path) ? readFileSync(join(site.root, path)) : Buffer.alloc(0);
  const raw = remember((path) => read(path).length / KB);
  const packed = remember((path) => zipped(read(path)));
  const importsOf = remember((path) =>
    parse(read(path).toString())[0].flatMap(({ n: name, t: type }) =>
      name
        ? [{ to: posix.resolve(posix.dirname(path), name), isLater: type === ImportType.Dynamic }]
        : [],
    ),
  );
  const pathname = (address: string) => new URL(address, site.origin).pathname;

  /** The modules that a page loads by itself, and what they import: elements only where they stand on the page. */
  function modulesOf({ dom }: BuiltPage): Set<string> {
    const elements = dom.querySelectorAll('*');
    const tags = new Set(elements.map(({ tagName }) => tagName));
    const islands = elements.filter((element) => AT_ONCE.test(attribute(element, 'client') ?? ''));
    const urls = [
      ...dom.querySelectorAll('script[src]').map((script) => attribute(script, 'src')),
      ...dom.querySelectorAll('link[rel="modulepreload"]').map((link) => attribute(link, 'href')),
      ...islands.flatMap((island) =>
        ['component-url', 'renderer-url'].map((name) => attribute(island, name)),
      ),
    ];
    const modules = new Set(urls.flatMap((url) => (url ? [pathname(url)] : [])));
    // What is imported joins the set while it is gone through.
    for (const path of modules)
      for (const { to, isLater } of importsOf(path))
        if (!isLater || tags.has(elementOf(to))) modules.add(to);
    return modules;
  }

  /** The fonts for the characters that are common, whose range begins with the space. */
  const fontsOf = (page: BuiltPage) =>
    (page.html.match(FONT_FACE) ?? [])
      .filter((face) => face.includes('U+20-') || !face.includes('unicode-range'))
      .flatMap((face) => /url\("?([^")]+)/.exec(face)?.[1] ?? []);

  return (page) => {
    const inline = page.dom
      .querySelectorAll('script')
      .filter((script) => !script.hasAttribute('src') && RUNS.test(attribute(script, 'type') ?? ''))
      .map(({ textContent }) => textContent);
    const pictures = addressesIn(page, site.origin)
      .filter(({ text, isFetched }) => isFetched && /\.(avif|webp|jpe?g|png|gif|svg)$/.test(text))
      .map(({ text }) => pathname(text));
    const sum = (weights: number[]) => weights.reduce((total, weight) => total + weight, 0);
    return {
      html: zipped(page.html),
      scriptFirst: zipped(inline.join('\n')) + sum([...modulesOf(page)].map(packed)),
      fonts: sum([...new Set(fontsOf(page))].map((url) => raw(pathname(url)))),
      picture: Math.max(0, ...pictures.map(raw)),
    };
  };
}

/** The heaviest page for each budget. */
export function heaviest(site: BuiltSite): Heaviest[] {
  const weigh = makeScales(site);
  const weighed = [...site.pages.values()].map((page) => ({ page, weights: weigh(page) }));
  return (Object.entries(budgets) as [Part, Budget][]).map(([part, budget]) => {
    const [first] = weighed.sort((a, b) => b.weights[part] - a.weights[part]);
    return { ...budget, weight: first?.weights[part] ?? 0, page: first?.page.path ?? '' };
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
