import { getCollection } from 'astro:content';
import { type Body, readMarkdown } from '../lib/markdown.ts';
import type { DocumentationItem } from '../schemas/documentation.ts';
import type { DocumentationCategory } from '../schemas/resources.ts';
import { getDocumentation } from './site-data.ts';

/** An entry of the documentation with its place and its text. */
export interface DocumentPage {
  id: string;
  path: string;
  item: DocumentationItem;
  category: DocumentationCategory;
  body: Body;
}

/** Every entry, in the order of its category and of its place within it. */
export async function getDocuments(): Promise<DocumentPage[]> {
  const [entries, page] = await Promise.all([getCollection('documents'), getDocumentation()]);
  return page.library.categories.flatMap((category) =>
    entries
      .filter(({ data }) => data.category === category.id)
      .sort((a, b) => a.data.order - b.data.order || a.id.localeCompare(b.id))
      .map(({ id, data, body = '' }) => ({
        id,
        path: `/resources/documentation/${id}`,
        item: data,
        category,
        body: readMarkdown(body),
      })),
  );
}
