import { getCollection } from 'astro:content';
import type { Locale } from '../../lib/locale.ts';
import { type Data, KINDS, type KindName, type PageKind, SITE_MAP } from '../../site-map.ts';
import { collectionOf, pathOf } from './addresses.ts';
import type { Around, Kind, Label } from './kinds.ts';

/** An entry of Astro's collections. */
interface RawEntry {
  id: string;
  data: unknown;
  body?: string;
}

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

/**
 * Every file of a kind in a language. All content enters the site here; content/read/loader.ts has filled in its
 * facts and checked it.
 */
export async function entriesOf<Name extends KindName>(
  name: Name,
  locale: Locale,
): Promise<Entry<Name>[]> {
  const entries: RawEntry[] = await getCollection(collectionOf(name, locale) as never);
  return entries.map(({ id, data, body = '' }) => ({ id, data: data as Data<Name>, body }));
}

/**
 * The data of a kind with a single file, such as content/site.yaml.
 * @throws when the file is missing
 */
export async function read<Name extends KindName>(name: Name, locale: Locale): Promise<Data<Name>> {
  const [entry] = await entriesOf(name, locale);
  const { folder, files } = SITE_MAP[name];
  if (!entry) throw new Error(`content: ${folder}/${files} is missing (${locale})`);
  return entry.data;
}

/** Content that labels of pages quote. */
export async function readAround(locale: Locale): Promise<Around> {
  const [words, navigation, blog, documentation] = await Promise.all([
    read('words', locale),
    read('navigation', locale),
    read('blog', locale),
    read('documentation', locale),
  ]);
  return { words, navigation, blog, documentation };
}

/** Every page of a kind, in its order. */
export async function pagesOf<Name extends PageKind>(
  name: Name,
  locale: Locale,
): Promise<PageEntry<Name>[]> {
  const kind: Kind = SITE_MAP[name];
  const entries = await entriesOf(name, locale);
  const pages = entries.map((entry) => ({
    ...entry,
    kind: name,
    path: pathOf(kind, entry.id, locale) ?? '',
  }));
  const { listing } = kind.page ?? {};
  if (!listing?.order) return pages.sort((a, b) => a.path.localeCompare(b.path));
  const around = await readAround(locale);
  return pages.sort(
    (a, b) => listing.order?.(a.data, b.data, around) || a.path.localeCompare(b.path),
  );
}

/** A page that is in lists, with its label. */
export type ListedPage = { [Name in PageKind]: PageEntry<Name> & { label: Label } }[PageKind];

/** Every page that is in lists, the search and share pictures, in the order of the site map. */
export async function listedPages(locale: Locale): Promise<ListedPage[]> {
  const around = await readAround(locale);
  const kinds = KINDS.flatMap(([name, { page }]) =>
    page?.listing ? [{ name: name as PageKind, listing: page.listing }] : [],
  );
  const pages = kinds.map(async ({ name, listing }) =>
    (await pagesOf(name, locale)).map((page) => ({
      ...page,
      label: listing.label(page.data, around, page.path),
    })),
  );
  return (await Promise.all(pages)).flat() as ListedPage[];
}
