import { DEFAULT_LOCALE, type Locale } from '@falaj/contract/locale.ts';
import type { DocumentationItem } from '../../schemas/library/documentation.ts';
import type { DocumentationCategory } from '../../schemas/pages/resources.ts';
import { SITE_MAP } from '../../site-map.ts';
import { pathOf } from './addresses.ts';
import { type Body, readMarkdown } from './markdown.ts';
import { entriesOf, pagesOf, read } from './reader.ts';

/** An entry of the documentation as a chapter to print, with the path of its page in the root language. */
export interface PrintedSource {
  id: string;
  path: string;
  item: DocumentationItem;
  body: Body;
}

/** An entry of the documentation with its path and its text. */
export interface DocumentPage extends PrintedSource {
  category: DocumentationCategory;
}

/** Every entry that a language has, also where the entries are no pages. */
export const getPrintedSources = (locale: Locale): PrintedSource[] =>
  entriesOf('documents', locale).map(({ id, data: item, body }) => ({
    id,
    path: pathOf(SITE_MAP.documents, id, DEFAULT_LOCALE) ?? '',
    item,
    body: readMarkdown(body),
  }));

/** Every entry, in the order of its category and of its place within it. */
export function getDocuments(locale: Locale): DocumentPage[] {
  const { library } = read('documentation', locale);
  return pagesOf('documents', locale).flatMap(({ id, path, data: item, body }) => {
    const category = library.categories.find((known) => known.id === item.category);
    return category ? [{ id, path, item, category, body: readMarkdown(body) }] : [];
  });
}
