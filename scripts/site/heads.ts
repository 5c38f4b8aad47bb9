import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  attribute,
  type BuiltPage,
  type BuiltSite,
  canonicalOf,
  isAlias,
  isUnlisted,
  type SiteFault,
} from './load.ts';

/** Elements of which each page has exactly one. */
const ONE_EACH: [what: string, selector: string][] = [
  ['h1', 'h1'],
  ['main', 'main'],
  ['title', 'head > title'],
  ['description', 'meta[name="description"]'],
];

const textOf = (page: BuiltPage, selector: string) =>
  page.dom.querySelector(selector)?.textContent.trim() ?? '';

/** Title and description, which no two pages may share. */
const UNIQUE: [what: string, read: (page: BuiltPage) => string][] = [
  ['title', (page) => textOf(page, 'head > title')],
  [
    'description',
    (page) => attribute(page.dom.querySelector('meta[name="description"]'), 'content') ?? '',
  ],
];

/** The fault of a page's canonical address; undefined when it is right. */
function canonicalFault(site: BuiltSite, page: BuiltPage): string | undefined {
  const links = page.dom.querySelectorAll('link[rel="canonical"]');
  if (links.length === 0 && isUnlisted(page)) return undefined;
  if (links.length !== 1) return `${links.length} canonical links; a page has exactly one`;
  const address = canonicalOf(page) ?? '';
  if (!URL.canParse(address)) return `the canonical address "${address}" is not absolute`;
  const { origin, pathname } = new URL(address);
  const named = site.pages.get(pathname);
  if (origin !== site.origin) return `the canonical address is on ${origin}, not ${site.origin}`;
  if (!named) return `the canonical address ${pathname} is no page`;
  return isAlias(named) ? `${pathname} is itself an alias` : undefined;
}

/** Checks that every page has one heading, one title and so on, a language, and a canonical address that exists. */
export function checkHeads(site: BuiltSite): SiteFault[] {
  return [...site.pages.values()].flatMap((page) => {
    const fault = (message: string): SiteFault => ({ file: page.file, message });
    const counts = ONE_EACH.map(([what, selector]) => ({
      what,
      count: page.dom.querySelectorAll(selector).length,
    })).filter(({ count }) => count !== 1);
    const canonical = canonicalFault(site, page);
    return [
      ...counts.map(({ what, count }) => fault(`${count} times ${what}; a page has exactly one`)),
      ...UNIQUE.filter(([, read]) => read(page) === '').map(([what]) =>
        fault(`the ${what} is empty`),
      ),
      ...(attribute(page.dom.querySelector('html'), 'lang') ? [] : [fault('html has no lang')]),
      ...(canonical ? [fault(canonical)] : []),
    ];
  });
}

/** Checks that no two pages share a title or a description, except an alias and its page. */
export function checkUnique(site: BuiltSite): SiteFault[] {
  const pages = [...site.pages.values()].filter((page) => !isAlias(page));
  return UNIQUE.flatMap(([what, read]) => {
    const first = new Map<string, string>();
    return pages.flatMap((page): SiteFault[] => {
      const value = read(page);
      const other = first.get(value);
      if (other) return [{ file: page.file, message: `has the same ${what} as ${other}` }];
      if (value) first.set(value, page.file);
      return [];
    });
  });
}

/** Checks that each id is used once in a page. */
export function checkIds(site: BuiltSite): SiteFault[] {
  return [...site.pages.values()].flatMap((page) => {
    const seen = new Set<string>();
    return page.dom.querySelectorAll('[id]').flatMap((element): SiteFault[] => {
      const id = attribute(element, 'id') ?? '';
      const isNew = !seen.has(id);
      seen.add(id);
      const message = `the id "${id}" is used twice`;
      return isNew ? [] : [{ file: page.file, line: element.location.line, message }];
    });
  });
}

/** The paths in a sitemap. */
export function sitemapPaths(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

/** Checks that the sitemap lists every page that search engines should know, and no other. */
export function checkSitemap(site: BuiltSite): SiteFault[] {
  const file = 'sitemap-0.xml';
  if (!site.files.has(`/${file}`)) return [{ file, message: 'is missing' }];
  const listed = new Set(sitemapPaths(readFileSync(join(site.root, file), 'utf8')));
  const wanted = [...site.pages.values()]
    .filter((page) => !isAlias(page) && !isUnlisted(page))
    .map(({ path }) => path);
  const missing = wanted.filter((path) => !listed.has(path));
  const extra = [...listed].filter((path) => !wanted.includes(path));
  return [
    ...missing.map((path) => ({ file, message: `${path} is not listed` })),
    ...extra.map((path) => ({ file, message: `${path} should not be listed` })),
  ];
}
