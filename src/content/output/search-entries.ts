import { DEFAULT_LOCALE, type Locale, localPath } from '@falaj/contract/locale.ts';
import type { SearchEntry } from '../../features/search-index/index-format.ts';
import type { Kind } from '../../site-map/kinds.ts';
import { SITE_MAP } from '../../site-map.ts';
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

/** Words that lead to pages, by their addresses (content/search.yaml). */
const keywordsIn = (locale: Locale): Map<string, string[]> =>
  new Map(read('synonyms', locale).keywords.map(({ href, words }) => [href, words]));

/**
 * Words that lead to a page in another language than that of the root: those of its own language, and its name and its
 * words in the root language, since many visitors know a term only in English.
 */
function translatedKeywords(locale: Locale): Map<string, string[]> {
  const [own, root] = [keywordsIn(locale), keywordsIn(DEFAULT_LOCALE)];
  return new Map(
    listedPages(DEFAULT_LOCALE).map(({ path, label }) => {
      const address = localPath(path, locale);
      const words = [...(own.get(address) ?? []), label.name, ...(root.get(path) ?? [])];
      return [address, [...new Set(words)]];
    }),
  );
}

/** The search entries of all pages, in the order of the site map. */
export function getSearchEntries(locale: Locale): SearchEntry[] {
  const keywords = locale === DEFAULT_LOCALE ? keywordsIn(locale) : translatedKeywords(locale);
  return listedPages(locale).map((page) => ({
    ...entryOf(page),
    keywords: keywords.get(page.path)?.join('\n'),
  }));
}
