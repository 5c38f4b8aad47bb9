import { DEFAULT_LOCALE, type Locale } from '@falaj/contract/locale.ts';
import type { Around, Kind, Label } from '../../site-map/kinds.ts';
import { type Data, KINDS, type KindName, type PageKind, SITE_MAP } from '../../site-map.ts';
import { pathOf } from './addresses.ts';
import { siteContent } from './content.ts';
import type { ReadFile } from './files.ts';

/** A content file after it has been read and checked. */
export interface Entry<Name extends KindName> {
  /** Its name below the folder of its kind, without ending. */
  id: string;
  data: Data<Name>;
  /** The text below the front matter of a Markdown file. */
  body: string;
}

/** A content file that is a page. */
export interface PageEntry<Name extends PageKind = PageKind> extends Entry<Name> {
  kind: Name;
  /** The address of the page. */
  path: string;
}

/** What `npm run edit` makes of a file before the site reads it (src/edit/mark-content.ts); elsewhere there is none. */
const editing = globalThis as {
  markEntry?: ((file: ReadFile) => Pick<ReadFile, 'data' | 'body'>) | undefined;
};

/** Every file of a kind in a language, by name. All content enters the site here, filled in and checked. */
export function entriesOf<Name extends KindName>(name: Name, locale: Locale): Entry<Name>[] {
  return siteContent()
    .of(name, locale)
    .map((file) => {
      const { data, body } = editing.markEntry?.(file) ?? file;
      return { id: file.place.id, data: data as Data<Name>, body };
    });
}

/** A language, and the root language for what it has not translated. */
const thenRoot = (locale: Locale) => [...new Set([locale, DEFAULT_LOCALE])];

/**
 * The data of a kind with a single file, such as content/site.yaml. A language without that file takes the English one.
 * @throws when the file is missing
 */
export function read<Name extends KindName>(name: Name, locale: Locale): Data<Name> {
  const [entry] = thenRoot(locale).flatMap((language) => entriesOf(name, language));
  const { folder, files } = SITE_MAP[name];
  if (!entry) throw new Error(`content: ${folder}/${files} is missing (${locale})`);
  return entry.data;
}

/** Content that labels of pages quote. */
export const readAround = (locale: Locale): Around => ({
  messages: read('messages', locale),
  navigation: read('navigation', locale),
  blog: read('blog', locale),
  documentation: read('documentation', locale),
});

/** Every page of a kind, in its order. */
export function pagesOf<Name extends PageKind>(name: Name, locale: Locale): PageEntry<Name>[] {
  const kind: Kind = SITE_MAP[name];
  const pages = entriesOf(name, locale).flatMap((entry) => {
    const path = pathOf(kind, entry.id, locale);
    return path ? [{ ...entry, kind: name, path }] : [];
  });
  const { listing } = kind.page ?? {};
  if (!listing?.order) return pages.sort((a, b) => a.path.localeCompare(b.path));
  const around = readAround(locale);
  return pages.sort(
    (a, b) => listing.order?.(a.data, b.data, around) || a.path.localeCompare(b.path),
  );
}

/** Every page of a kind that a language links to: its own and, where it has not translated one, that of the root language. */
export const linkedPages = <Name extends PageKind>(name: Name, locale: Locale): PageEntry<Name>[] =>
  thenRoot(locale).flatMap((language) => pagesOf(name, language));

/** A page that is in lists, with its label. */
export type ListedPage = { [Name in PageKind]: PageEntry<Name> & { label: Label } }[PageKind];

/** Every page that is in lists, the search and share pictures, in the order of the site map. */
export function listedPages(locale: Locale): ListedPage[] {
  const around = readAround(locale);
  return KINDS.flatMap(([name, { page }]) => {
    const { listing } = page ?? {};
    if (!listing) return [];
    return pagesOf(name as PageKind, locale).map((entry) => ({
      ...entry,
      label: listing.label(entry.data, around, entry.path),
    })) as ListedPage[];
  });
}

/** The listed pages that a language links to: its own, and those of the root language that it has not translated. */
export const linkedLists = (locale: Locale): ListedPage[] => thenRoot(locale).flatMap(listedPages);
