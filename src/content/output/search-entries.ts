import type { SearchEntry } from '../../features/search-index/index-format.ts';
import type { Locale } from '../../lib/locale.ts';
import { SITE_MAP } from '../../site-map.ts';
import type { Kind } from '../read/kinds.ts';
import { readMarkdown } from '../read/markdown.ts';
import { type ListedPage, listedPages, read } from '../read/reader.ts';
import { searchEntry } from './search-entry.ts';

/** Groups of phrases with the same meaning for the search. */
export const getSynonyms = (locale: Locale): string[][] => read('synonyms', locale).synonyms;

function entryOf({ kind: name, path, data, body, label }: ListedPage): SearchEntry {
  const { page, files, schema }: Kind = SITE_MAP[name];
  const kind = page?.listing?.search ?? 'page';
  const { description } = data.seo;
  const headline = 'hero' in data ? data.hero.title : 'title' in data ? data.title : label.name;
  const names = `${headline}\n${data.seo.title}`;
  const head = { id: path, title: label.name, group: label.group, kind, description, names };
  const isText = files.endsWith('.md');
  const rest = { body: isText ? readMarkdown(body) : undefined, labels: label.labels };
  return searchEntry(head, schema, data, rest);
}

/** The search entries of all pages, in the order of the site map. */
export function getSearchEntries(locale: Locale): SearchEntry[] {
  const keywords = new Map(
    read('synonyms', locale).keywords.map(({ href, words: list }) => [href, list.join('\n')]),
  );
  return listedPages(locale).map((page) => ({
    ...entryOf(page),
    keywords: keywords.get(page.path),
  }));
}
