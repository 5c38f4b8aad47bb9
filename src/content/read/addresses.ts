import { globSync } from 'node:fs';
import { matchesGlob } from 'node:path';
import { DEFAULT_LOCALE, LOCALES, type Locale, localPath } from '../../lib/locale.ts';
import { type CoreKind, GENERATED, KINDS, type KindName, SITE_MAP } from '../../site-map.ts';
import type { Kind } from './kinds.ts';

/** The form of file names: lower-case words joined by hyphens, so that a name can be a part of an address. */
const NAME = /^[a-z0-9/-]+(\.[a-z]{2})?\.(yaml|md)$/;

/**
 * A glob of a kind's files in a language, below its folder: `about.yaml`, or `about.ar.yaml` in Arabic. Where
 * the pattern of a kind contains the language, that place is filled.
 */
export function filesIn({ files }: Pick<Kind, 'files'>, locale: Locale): string {
  if (files.includes('{locale}')) return files.replace('{locale}', locale);
  return locale === DEFAULT_LOCALE ? files : files.replace(/\.\w+$/, `.${locale}$&`);
}

/** The name of a file below its folder without language and ending: `industries/energy`. */
export const idOf = (name: string) => name.replace(/(\.[a-z]{2})?\.(yaml|md)$/, '');

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
  // Names without a language belong to the root language, so the other languages are tried first.
  for (const locale of LOCALES.toReversed()) {
    const found = KINDS.find(([, kind]) =>
      matchesGlob(file, `${kind.folder}/${filesIn(kind, locale)}`),
    );
    if (!found) continue;
    const [name, kind] = found;
    return { name, kind, locale, id: idOf(file.slice(kind.folder.length + 1)) };
  }
  return undefined;
}

/** The path of a file's page; undefined for a kind that is no page. */
export function pathOf({ files, page }: Kind, id: string, locale: Locale): string | undefined {
  if (!page) return undefined;
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
export const filesOf = (kind: Kind, locale: Locale, root = '.'): string[] =>
  globSync(`${kind.folder}/${filesIn(kind, locale)}`, { cwd: root })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => placeOf(file)?.locale === locale)
    .sort();

let listed: Set<string> | undefined;

/** The paths in the sitemap, taken from the names of the files; aliases have none. */
function listedPaths(): Set<string> {
  const files = KINDS.filter(([, { page }]) => page?.listing).flatMap(([, kind]) =>
    LOCALES.flatMap((locale) => filesOf(kind, locale)),
  );
  const generated = LOCALES.flatMap((locale) =>
    GENERATED.map(({ path }) => localPath(path, locale)),
  );
  return new Set([...files.map((file) => addressOf(file) ?? ''), ...generated]);
}

/** Whether a page belongs in the sitemap: aliases, not-found, search and the gallery do not. */
export function isListed(pathname: string): boolean {
  listed ??= listedPaths();
  return listed.has(pathname);
}
