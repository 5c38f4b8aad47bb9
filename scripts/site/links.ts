import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { HtmlElement } from 'html-validate';
import type { Pending } from '../../src/schemas/site/pending.ts';
import {
  attribute,
  type BuiltPage,
  type BuiltSite,
  isAlias,
  isUnlisted,
  type SiteFault,
} from './load.ts';
import { type Reference, referencesOf } from './references.ts';

const HARMLESS = /^(mailto:|tel:|data:)/;

/** The ids on each page that was asked for them: menus link to the same few pages from all others. */
const known = new WeakMap<BuiltPage, Set<string | null>>();

/** Whether a page has an element with this id. */
function hasAnchor(page: BuiltPage, id: string): boolean {
  const read = () =>
    new Set(page.dom.querySelectorAll('[id]').map((element) => attribute(element, 'id')));
  const ids = known.get(page) ?? read();
  known.set(page, ids);
  return ids.has(id);
}

/** The fault of an address inside the site that leads nowhere; undefined when it leads somewhere. */
function internalFault(site: BuiltSite, url: URL, pending: Pending): string | undefined {
  const path = decodeURIComponent(url.pathname);
  const page = site.pages.get(path);
  if (page) {
    const id = decodeURIComponent(url.hash.slice(1));
    return id === '' || hasAnchor(page, id)
      ? undefined
      : `no element on ${path} has the id "${id}"`;
  }
  if (path.endsWith('.html') || path.endsWith('/')) return `${path} is not the canonical form`;
  if (site.files.has(path) || [...pending.toCome, ...pending.astray].includes(path))
    return undefined;
  return `${path} does not exist`;
}

/** The fault of a reference; undefined when it is right. */
function faultOf(site: BuiltSite, page: BuiltPage, reference: Reference, pending: Pending) {
  if (HARMLESS.test(reference.url)) return undefined;
  if (reference.url === '' || reference.url === '#') return 'an empty address';
  if (!URL.canParse(reference.url, site.origin + page.path))
    return `${reference.url} is no address`;
  const url = new URL(reference.url, site.origin + page.path);
  if (!/^https?:$/.test(url.protocol)) return `${url.protocol} addresses have no place here`;
  if (url.origin === site.origin) return internalFault(site, url, pending);
  return reference.kind === 'resource'
    ? `${url.href} would be fetched from another host`
    : undefined;
}

/** Checks that everything a page links to or fetches exists, and that nothing is fetched from elsewhere. */
export function checkLinks(site: BuiltSite, pending: Pending): SiteFault[] {
  return [...site.pages.values()].flatMap((page) =>
    referencesOf(page).flatMap((reference) => {
      const message = faultOf(site, page, reference, pending);
      return message ? [{ file: page.file, line: reference.line, message }] : [];
    }),
  );
}

/**
 * Checks that every page is linked from another one; aliases and pages that search engines leave out need no
 * link.
 */
export function checkOrphans(site: BuiltSite): SiteFault[] {
  const linked = new Set(
    [...site.pages.values()].flatMap((page) =>
      page.dom.querySelectorAll('a[href]').flatMap((link) => {
        const url = URL.parse(attribute(link, 'href') ?? '', site.origin + page.path);
        return url?.origin === site.origin && url.pathname !== page.path ? [url.pathname] : [];
      }),
    ),
  );
  return [...site.pages.values()]
    .filter((page) => !linked.has(page.path) && !isAlias(page) && !isUnlisted(page))
    .map(({ file }) => ({ file, message: 'no other page links to it' }));
}

/** The styles of a site, in files and inside pages, each with the file in which it was found first. */
function stylesOf(site: BuiltSite): Map<string, string> {
  const sheets = [...site.files].filter((file) => file.endsWith('.css'));
  const styles = new Map<string, string>();
  const add = (css: string, file: string) => styles.has(css) || styles.set(css, file);
  for (const { file, dom } of site.pages.values())
    for (const { textContent } of dom.querySelectorAll('style')) add(textContent, file);
  for (const sheet of sheets) add(readFileSync(join(site.root, sheet), 'utf8'), sheet.slice(1));
  return styles;
}

/** Checks that fonts and pictures that styles need are on the site itself. */
export function checkStylesheets(site: BuiltSite): SiteFault[] {
  return [...stylesOf(site)].flatMap(([css, file]) =>
    [...css.matchAll(/url\(\s*["']?([^"')]+)/g)].flatMap(([, address = '']) => {
      if (/^(data:|#)/.test(address)) return [];
      const url = new URL(address, `${site.origin}/${file}`);
      if (url.origin === site.origin && site.files.has(url.pathname)) return [];
      return [{ file, message: `${address} is not a file of this site` }];
    }),
  );
}

/** The name of a link: its label, or else its text (WCAG 2.4.4). */
const nameOf = (link: HtmlElement) =>
  (attribute(link, 'aria-label') ?? link.textContent).replace(/\s+/g, ' ').trim().toLowerCase();

/** Checks that links of a page with the same name lead to the same address (WCAG 2.4.4, 2.4.9). */
export function checkLinkNames(site: BuiltSite): SiteFault[] {
  return [...site.pages.values()].flatMap((page) => {
    const first = new Map<string, string>();
    return page.dom.querySelectorAll('a[href]').flatMap((link) => {
      const [name, href] = [nameOf(link), attribute(link, 'href') ?? ''];
      const known = first.get(name) ?? href;
      first.set(name, known);
      if (known === href) return [];
      const message = `two links say "${name}", one leads to ${known}, one to ${href}`;
      return [{ file: page.file, line: link.location.line, message }];
    });
  });
}

/** Checks that a link which opens a new tab gives it no access to its opener. */
export function checkNewTabs(site: BuiltSite): SiteFault[] {
  return [...site.pages.values()].flatMap((page) =>
    page.dom
      .querySelectorAll('[target="_blank"]')
      .filter((element) => !/\bnoopener\b/.test(attribute(element, 'rel') ?? ''))
      .map((element) => ({
        file: page.file,
        line: element.location.line,
        message: 'target="_blank" without rel="noopener"',
      })),
  );
}

/** Checks that no pending page is built, and that no page is built at an address that is meant to lead astray. */
export function checkPending(site: BuiltSite, { toCome, astray }: Pending): SiteFault[] {
  const built = (path: string) => site.pages.get(path)?.file;
  const faults = (paths: string[], message: string) =>
    paths.flatMap((path) => {
      const file = built(path);
      return file ? [{ file, message }] : [];
    });
  return [
    ...faults(toCome, 'stands now: take it out of toCome in content/pending.yaml'),
    ...faults(astray, 'must not be built: content/pending.yaml calls it astray'),
  ];
}
