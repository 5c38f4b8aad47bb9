import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HtmlElement } from 'html-validate';
import { nearest } from '../../src/content/check/diagnostics/nearest.ts';
import { type Address, addressesIn, addressesInText } from './addresses.ts';
import { linesWith } from './content-lines.ts';
import { attribute, type BuiltSite, isAlias, isUnlisted } from './load.ts';

/** Where an address stands: the path of a page, or a file. */
interface Placed extends Address {
  at: string;
}

/** The addresses of all pages, and of what lists pages for machines: feeds, sitemaps, llms.txt, data. */
function allAddresses(site: BuiltSite): Placed[] {
  const lists = [...site.files].filter((file) => /\.(xml|json|txt|webmanifest)$/.test(file));
  const read = (file: string) => readFileSync(join(site.root, file), 'utf8');
  return [
    ...[...site.pages.values()].map((page) => [page.path, addressesIn(page, site.origin)] as const),
    ...lists.map((file) => [file, addressesInText(read(file), site.origin)] as const),
  ].flatMap(([at, addresses]) => addresses.map((address) => ({ ...address, at })));
}

const hint = (found: string | undefined) => (found ? `. Did you mean ${found}?` : '');

/** Makes the function that words what is wrong with an address; it gives undefined where nothing is. */
function makeJudge(site: BuiltSite, pending: string[]) {
  const pages = [...site.pages.values()];
  const ids = new Map(
    pages.map(({ path, dom }) => [path, dom.querySelectorAll('[id]').map(({ id }) => id ?? '')]),
  );
  return ({ text, isFetched, at }: Placed): string | undefined => {
    const url = URL.parse(text, site.origin + at);
    if (!url || /^#?$/.test(text)) return `the address “${text}” is empty or no address`;
    if (/^(mailto|tel|data):$/.test(url.protocol)) return undefined;
    if (url.origin !== site.origin)
      return isFetched ? `${text} would be fetched from another host` : undefined;
    const [path, id] = [url.pathname, url.hash.slice(1)].map(decodeURIComponent) as [
      string,
      string,
    ];
    const known = ids.get(path);
    if (known) {
      if (!id || known.includes(id)) return undefined;
      const meant = nearest(id, known);
      return `${path} has no part named #${id}${hint(meant && `#${meant}`)}`;
    }
    const isFile = site.files.has(path) && !path.endsWith('.html');
    if (isFile || pending.includes(path)) return undefined;
    return `${path} is not on this site${hint(nearest(path, ids.keys()))}`;
  };
}

/**
 * Checks that everything that pages and feeds link to or fetch is there, and that nothing is fetched from elsewhere.
 * @param pending paths without a page to which links may lead
 * @returns a line for each line of the content that holds a wrong link, or for the first page that shows it
 */
export function checkLinks(site: BuiltSite, pending: string[]): string[] {
  const judge = makeJudge(site, pending);
  const faults = Map.groupBy(allAddresses(site), judge);
  return [...faults].flatMap(([message, wrong]) => {
    if (!message) return []; // Nothing is wrong with these.
    const links = new Map(wrong.map(({ text, at }) => [text, at]));
    const lines = [...links].flatMap(([text, at]) => linesWith(text, at));
    const places = lines.length > 0 ? lines : wrong.slice(0, 1).map(({ at }) => at);
    return places.map((place) => `${place}: ${message}`);
  });
}

/** Checks that every page is linked from another one; aliases and pages that search engines leave out need no link. */
export function checkOrphans(site: BuiltSite): string[] {
  const pages = [...site.pages.values()];
  const linked = new Set(
    pages.flatMap(({ path, dom }) =>
      dom
        .querySelectorAll('a[href]')
        .map((link) => URL.parse(attribute(link, 'href') ?? '', site.origin + path)?.pathname)
        .filter((target) => target !== path),
    ),
  );
  return pages
    .filter((page) => !linked.has(page.path) && !isAlias(page) && !isUnlisted(page))
    .map(({ path }) => `${path}: no other page links to it`);
}

/** The name of a link: its label, or else its text (WCAG 2.4.4). */
const nameOf = (link: HtmlElement) =>
  (attribute(link, 'aria-label') ?? link.textContent).replace(/\s+/g, ' ').trim().toLowerCase();

/** Checks that links of a page with the same name lead to the same address (WCAG 2.4.4, 2.4.9). */
export function checkLinkNames(site: BuiltSite): string[] {
  return [...site.pages.values()].flatMap(({ path, dom }) => {
    const first = new Map<string, string>();
    return dom.querySelectorAll('a[href]').flatMap((link) => {
      const [name, href] = [nameOf(link), decodeURI(attribute(link, 'href') ?? '')];
      const known = first.get(name) ?? href;
      first.set(name, known);
      return known === href
        ? []
        : [`${path}: two links say “${name}”, one leads to ${known}, one to ${href}`];
    });
  });
}
