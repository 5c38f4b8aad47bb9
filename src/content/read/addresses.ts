import { globSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import {
  DEFAULT_LOCALE,
  LOCALES,
  type Locale,
  localPath,
  originalPath,
  TRANSLATIONS,
} from '@falaj/contract/locale.ts';
import { isFields } from '../../lib/is-fields.ts';
import { slugOf } from '../../lib/slug.ts';
import type { Kind } from '../../site-map/kinds.ts';
import {
  type CoreKind,
  type Data,
  GENERATED,
  KINDS,
  type KindName,
  SITE_MAP,
} from '../../site-map.ts';
import { readSource } from './read-source.ts';

/** The form of file names: lower-case words joined by hyphens, so that a name can be a part of an address. */
const NAME = /^content\/[a-z0-9/-]+\.(yaml|md)$/;

/** Where the files of a language begin: `content`, or for a translation `content/ar`. */
const rootOf = (locale: Locale) => (locale === DEFAULT_LOCALE ? 'content' : `content/${locale}`);

/** The file of a language with the same name: `content/ar/site.yaml` for `content/site.yaml` in Arabic. */
export const fileIn = (file: string, locale: Locale) =>
  file.replace(/^content(?=\/)/, rootOf(locale));

/** The file that a translation is merged into: `content/site.yaml` for `content/ar/site.yaml`. */
export const originalOf = (file: string) =>
  file.replace(new RegExp(`^content/(${TRANSLATIONS.join('|')})(?=/)`), 'content');

/** The language that a file is written in, by its folder. */
export const localeOfFile = (file: string): Locale =>
  TRANSLATIONS.find((locale) => file.startsWith(`${rootOf(locale)}/`)) ?? DEFAULT_LOCALE;

/** The name of a file below its folder without its ending: `industries/energy`. */
export const idOf = (name: string) => name.replace(/\.(yaml|md)$/, '');

/** A content file as the site map knows it. */
export interface ContentPlace {
  name: KindName;
  kind: Kind;
  locale: Locale;
  id: string;
}

/**
 * The row of the site map that a file belongs to.
 * @param file its path from the root of the repository
 * @returns undefined for a file that belongs to no row
 */
export function placeOf(file: string): ContentPlace | undefined {
  if (!NAME.test(file)) return undefined;
  const original = originalOf(file);
  const found = KINDS.find(([, { folder, files }]) => matchesGlob(original, `${folder}/${files}`));
  if (!found) return undefined;
  const [name, kind] = found;
  const id = idOf(original.slice(kind.folder.length + 1));
  return { name, kind, locale: localeOfFile(file), id };
}

/** Whether a language has the page that lists a kind; without it, texts of the kind are printed there, and are no pages. */
function isListedIn({ page }: Kind, locale: Locale): boolean {
  if (locale === DEFAULT_LOCALE) return true;
  const list = KINDS.find(([, { page: other }]) => other && other.at === page?.listing?.menu);
  return !list || filesOf(list[1], locale).length > 0;
}

/** The path of a file's page; undefined for a kind that is no page, or that a language only prints. */
export function pathOf(kind: Kind, id: string, locale: Locale): string | undefined {
  const { files, page } = kind;
  if (!page || !isListedIn(kind, locale)) return undefined;
  return localPath(files.includes('*') ? page.at + id : page.at, locale);
}

/** The path of a core page: `pathTo('blog', 'en')` is /resources/blog. */
export const pathTo = (name: CoreKind, locale: Locale) => localPath(SITE_MAP[name].page.at, locale);

/** The path of a content file's page: `content/articles/a.md` is at /resources/blog/a. */
export function addressOf(file: string): string | undefined {
  const place = placeOf(file);
  return place && pathOf(place.kind, place.id, place.locale);
}

/** Every file of a kind in a language, sorted, by its path from the root of the repository. */
export const filesOf = ({ folder, files }: Kind, locale: Locale, root = '.'): string[] =>
  globSync(fileIn(`${folder}/${files}`, locale), { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => placeOf(file))
    .sort();

const pages = new Map<Locale, Set<string>>();

/** The paths of the pages that a published language has, from the names of the files. */
function pagePaths(locale: Locale): Set<string> {
  const known = pages.get(locale) ?? new Set();
  if (known.size === 0)
    for (const [, kind] of LOCALES.includes(locale) ? KINDS : [])
      for (const file of filesOf(kind, locale)) {
        const path = addressOf(file);
        if (path) known.add(path);
      }
  pages.set(locale, known);
  return known;
}

/**
 * The address of a download. Its file is named after the brand, and after a language that is not the root one, since readers keep
 * files side by side.
 * @param name of its content file, such as `platform-overview`
 */
export function downloadPath(
  brand: string,
  name: string,
  { version, type }: Pick<Data<'downloads'>, 'version' | 'type'>,
  locale: Locale,
): string {
  const language = locale === DEFAULT_LOCALE ? [] : [locale];
  const file = [slugOf(brand), name, ...language, version].join('-');
  return localPath(`/downloads/${file}.${type.toLowerCase()}`, locale);
}

const printed = new Map<Locale, Map<string, string>>();

/** The files that a language has in place of pages of the documentation, each named like its page. */
function printedPaths(locale: Locale): Map<string, string> {
  const fieldsOf = (file: string) => {
    const read = readSource(file);
    return ('data' in read ? read.data : {}) as Data<'downloads'> & Data<'site'>;
  };
  const known = printed.get(locale);
  if (known) return known;
  const files = LOCALES.includes(locale) ? filesOf(SITE_MAP.downloads, locale) : [];
  const { brand } = fieldsOf('content/site.yaml');
  const paths = files.map((file): [string, string] => {
    const { id = '' } = placeOf(file) ?? {};
    return [
      pathOf(SITE_MAP.documents, id, DEFAULT_LOCALE) ?? '',
      downloadPath(brand, id, fieldsOf(originalOf(file)), locale),
    ];
  });
  const found = new Map(paths);
  printed.set(locale, found);
  return found;
}

/**
 * The address of a link in a language: that of the same page there, or of the file that the language prints in its place, or the one
 * given where the language has neither.
 * @param href a path of the root language, with a query or an anchor, or both
 */
export function localHref(href: string, locale: Locale): string {
  const [, path = '', rest = ''] = /^(\/[^?#]*)(.*)$/.exec(href) ?? [];
  if (!path || locale === DEFAULT_LOCALE) return href;
  return pagePaths(locale).has(localPath(path, locale))
    ? localPath(path, locale) + rest
    : (printedPaths(locale).get(path) ?? href);
}

/**
 * The same page in every language that has it.
 * @param path of the page in any language
 */
export function alternates(path: string): { locale: Locale; path: string }[] {
  const original = originalPath(path);
  return LOCALES.map((locale) => ({ locale, path: localPath(original, locale) })).filter(
    ({ locale, path: other }) => other === path || pagePaths(locale).has(other),
  );
}

let listed: Map<string, string | undefined> | undefined;

/** The day that a file names as that of its last change: articles, documentation and notices do. */
function dayOf(file: string): string | undefined {
  const source = readSource(originalOf(file), '.');
  if ('message' in source || !isFields(source.data)) return undefined;
  const { updated, date } = source.data;
  return [updated, date].find((day) => typeof day === 'string');
}

/** The paths in the sitemap with the days of their last change, taken from the names of the files; aliases have none. */
function listedPages(): Map<string, string | undefined> {
  const files = KINDS.filter(([, { page }]) => page?.listing).flatMap(([, kind]) =>
    LOCALES.flatMap((locale) => filesOf(kind, locale)),
  );
  return new Map([
    ...GENERATED.map(({ path }): [string, undefined] => [path, undefined]),
    ...files.map((file): [string, string | undefined] => [addressOf(file) ?? '', dayOf(file)]),
  ]);
}

/** Whether a page belongs in the sitemap: aliases, not-found, search and the gallery do not. */
export function isListed(pathname: string): boolean {
  listed ??= listedPages();
  return listed.has(pathname);
}

/** The day of the last change of a page in the sitemap, where its file names one; search engines ignore guesses. */
export function changedOn(pathname: string): string | undefined {
  listed ??= listedPages();
  return listed.get(pathname);
}
