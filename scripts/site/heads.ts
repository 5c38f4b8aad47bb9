import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  attribute,
  type BuiltPage,
  type BuiltSite,
  canonicalOf,
  isAlias,
  isUnlisted,
} from './load.ts';

/** The texts of a page that no other page may share. */
const UNIQUE: [what: string, read: (page: BuiltPage) => string | null | undefined][] = [
  ['title', ({ dom }) => dom.querySelector('head > title')?.textContent.trim()],
  ['description', ({ dom }) => attribute(dom.querySelector('meta[name="description"]'), 'content')],
];

/** Whether a page names the one address at which search engines should know it, which is that of a page itself. */
function hasCanonical(site: BuiltSite, page: BuiltPage): boolean {
  const links = page.dom.querySelectorAll('link[rel="canonical"]');
  if (links.length === 0) return isUnlisted(page);
  const url = URL.parse(canonicalOf(page) ?? '');
  const named = url?.origin === site.origin && site.pages.get(url.pathname);
  return links.length === 1 && Boolean(named) && !isAlias(named as BuiltPage);
}

/** Checks what html-validate does not: that every page has a heading, a description and one canonical address. */
export function checkHeads(site: BuiltSite): string[] {
  return [...site.pages.values()].flatMap((page) => {
    const lacks = ['h1', 'main'].filter((tag) => !page.dom.querySelector(tag));
    const described = page.dom.querySelectorAll('meta[name="description"]').length;
    return [
      ...lacks.map((tag) => `${page.path}: has no ${tag}`),
      ...UNIQUE.filter(([, read]) => !read(page)).map(([what]) => `${page.path}: has no ${what}`),
      ...(described > 1 ? [`${page.path}: has ${described} descriptions`] : []),
      ...(hasCanonical(site, page)
        ? []
        : [`${page.path}: needs exactly one canonical address, that of a page which is no alias`]),
    ];
  });
}

/** Checks that no two pages share a title or a description, except an alias and its page. */
export function checkUnique(site: BuiltSite): string[] {
  const pages = [...site.pages.values()].filter((page) => !isAlias(page));
  return UNIQUE.flatMap(([what, read]) =>
    [...Map.groupBy(pages, read)]
      .filter(([value, { length }]) => value && length > 1)
      .map(([, same]) => `${same.map(({ path }) => path).join(', ')}: share one ${what}`),
  );
}

/** The paths in a sitemap. */
export function sitemapPaths(xml: string): string[] {
  return [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname);
}

/** Checks that the sitemap lists every page that search engines should know, and no other. */
export function checkSitemap(site: BuiltSite): string[] {
  const file = '/sitemap-0.xml';
  if (!site.files.has(file)) return [`${file}: is missing`];
  const listed = new Set(sitemapPaths(readFileSync(join(site.root, file), 'utf8')));
  const wanted = new Set(
    [...site.pages.values()]
      .filter((page) => !isAlias(page) && !isUnlisted(page))
      .map(({ path }) => path),
  );
  return [
    ...[...wanted.difference(listed)].map((path) => `${file}: ${path} is not listed`),
    ...[...listed.difference(wanted)].map((path) => `${file}: ${path} should not be listed`),
  ];
}
