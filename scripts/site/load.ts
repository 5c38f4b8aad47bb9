import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HtmlElement, HtmlValidate, Parser, StaticConfigLoader } from 'html-validate';

/** A built page: the path it answers at, its text and its elements. */
export interface BuiltPage {
  path: string;
  html: string;
  dom: HtmlElement;
}

/** A built site, as the checks need it. */
export interface BuiltSite {
  root: string;
  /** Every file, by the path at which browsers request it. */
  files: Set<string>;
  /** The pages, by path. */
  pages: Map<string, BuiltPage>;
  /** The origin of the site, from the home page's canonical address. */
  origin: string;
}

/** The path at which a host serves an HTML file: without .html, and for `index` that of its folder. */
export function pathOf(file: string): string {
  return `/${file.replace(/(^|\/)index\.html$/, '').replace(/\.html$/, '')}`;
}

/** The canonical address of a page; null when it has none. */
export function canonicalOf(page: BuiltPage): string | null {
  return attribute(page.dom.querySelector('link[rel="canonical"]'), 'href');
}

/** Whether a page repeats another one, which is its canonical address. */
export function isAlias(page: BuiltPage): boolean {
  const canonical = canonicalOf(page);
  return canonical !== null && new URL(canonical, 'http://localhost').pathname !== page.path;
}

/** Whether a page asks search engines to leave it out. */
export function isUnlisted(page: BuiltPage): boolean {
  const robots = attribute(page.dom.querySelector('meta[name="robots"]'), 'content');
  return robots?.includes('noindex') ?? false;
}

/** The decoded value of an attribute; html-validate gives the source. */
export function attribute(element: HtmlElement | null, name: string): string | null {
  const value = element?.getAttributeValue(name) ?? null;
  return value?.replaceAll('&amp;', '&').replaceAll('&#38;', '&') ?? null;
}

const config = new HtmlValidate(new StaticConfigLoader()).getConfigForSync('page.html');
const parse = (html: string) => new Parser(config).parseHtml(html);

/**
 * Reads a built site.
 * @param root its folder
 * @param read makes the elements of a page from its text and its file; html-validate's parser unless given
 */
export function loadSite(
  root: string,
  read: (html: string, file: string) => HtmlElement = parse,
): BuiltSite {
  const names = globSync(['**/*.*', '.well-known/*'], { cwd: root }).map((file) =>
    file.replaceAll('\\', '/'),
  );
  const pages = new Map<string, BuiltPage>();
  for (const name of names.filter((file) => file.endsWith('.html')).sort()) {
    const html = readFileSync(join(root, name), 'utf8');
    pages.set(pathOf(name), { path: pathOf(name), html, dom: read(html, `${root}/${name}`) });
  }
  const home = pages.get('/');
  const canonical = home && canonicalOf(home);
  const origin = canonical ? new URL(canonical, 'http://localhost').origin : 'http://localhost';
  return { root, files: new Set(names.map((name) => `/${name}`)), pages, origin };
}
