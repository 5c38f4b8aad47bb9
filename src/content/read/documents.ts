import type { Locale } from '@falaj/contract/locale.ts';
import type { DocumentationItem } from '../../schemas/library/documentation.ts';
import type { DocumentationCategory } from '../../schemas/pages/resources.ts';
import { type Body, readMarkdown } from './markdown.ts';
import { pagesOf, read } from './reader.ts';

/** An entry of the documentation with its path and its text. */
export interface DocumentPage {
  id: string;
  path: string;
  item: DocumentationItem;
  category: DocumentationCategory;
  body: Body;
}

/** Every entry, in the order of its category and of its place within it. */
export function getDocuments(locale: Locale): DocumentPage[] {
  const { library } = read('documentation', locale);
  return pagesOf('documents', locale).flatMap(({ id, path, data: item, body }) => {
    const category = library.categories.find((known) => known.id === item.category);
    return category ? [{ id, path, item, category, body: readMarkdown(body) }] : [];
  });
}
