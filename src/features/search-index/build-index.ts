import MiniSearch from 'minisearch';
import type { SearchEntry, SearchIndex } from './index-format.ts';
import { OPTIONS } from './search.ts';
import { processTerm } from './search-query.ts';
import { STOP_WORDS } from './stop-words.ts';

/**
 * Makes the search index of all pages at build time. Browsers only read it.
 * @param synonyms groups of phrases that mean the same (content/search.yaml)
 */
export function buildIndex(entries: SearchEntry[], synonyms: string[][] = []): SearchIndex {
  const dropped = new Set(STOP_WORDS);
  const pages = new MiniSearch<SearchEntry>({
    ...OPTIONS,
    processTerm: (word) => {
      const term = processTerm(word);
      // A single letter is usually what an apostrophe cut off.
      return term === null || dropped.has(term) || /^\p{L}$/u.test(term) ? null : term;
    },
  });
  pages.addAll(entries);
  return { pages, synonyms, stopWords: STOP_WORDS };
}
