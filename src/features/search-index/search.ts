import MiniSearch, { type AsPlainObject, type Options, type SearchOptions } from 'minisearch';
import { localPath, pageLocale } from '../../lib/locale.ts';
import type { SearchEntry, SearchIndex } from './index-format.ts';
import { processTerm, readQuery, sameWords, tokenize } from './search-query.ts';

/** A page that was found, and those of its words that match the query, as they are indexed. */
export interface FoundPage
  extends Pick<
    SearchEntry,
    'id' | 'title' | 'group' | 'kind' | 'description' | 'names' | 'headings' | 'keywords'
  > {
  terms: string[];
}

/** The path of the index in the root language; the build writes it. */
export const SEARCH_INDEX = '/search-index.json';

/** Weights by kind: most visitors look for a page of the site rather than a text about its subject. */
const KINDS = { page: 2, document: 1.2, article: 1, notice: 1 };

/** The options with which the index is written and read. */
export const OPTIONS: Options<SearchEntry> = {
  fields: ['title', 'keywords', 'headings', 'description', 'text'],
  storeFields: ['title', 'group', 'kind', 'description', 'names', 'headings', 'keywords'],
  tokenize,
  searchOptions: {
    processTerm,
    boost: { title: 8, keywords: 8, headings: 3, description: 2 },
    boostDocument: (_id, _term, stored) => KINDS[(stored as unknown as SearchEntry).kind],
    prefix: (term) => term.length > 1,
  },
};

/** From this many words on, a query is a sentence, of which a page may say one in other words. */
const SENTENCE = 4;

/**
 * Pages that answer a query, best first. Misspelt and unfinished words are found too. A page of which the title,
 * the headline or the title in the browser was typed comes first.
 * @param kind keeps only pages of one kind
 */
export function searchIn(index: SearchIndex, query: string, kind?: string): FoundPage[] {
  const { pages, stopWords } = index;
  const isBegun = (term: string, prefix = true) => pages.search(term, { prefix }).length > 0;
  const queries = readQuery(query, index, (term) => isBegun(term, false));
  const only: SearchOptions = {
    ...(kind && { filter: (page) => page.kind === kind }),
    // Only words that are not in the index are treated as misspelt; in a short word, a changed letter would
    // make another word.
    fuzzy: (term) => (term.length > 4 && !isBegun(term) ? 0.2 : false),
  };
  /** Pages that have every word of the query but one. */
  const nearly = () =>
    pages
      .search({ queries, combineWith: 'OR' }, only)
      .filter(({ queryTerms }) => new Set(queryTerms).size >= queries.length - 1);
  const readings = [
    () =>
      queries.length < SENTENCE ? pages.search({ queries, combineWith: 'AND' }, only) : nearly(),
    // If no page has all words, pages that have some are better than none.
    () => pages.search({ queries, combineWith: 'OR' }, only),
    // The beginning of a word may look like a stop word: `to` on the way to `token`.
    () => pages.search(query, only),
  ];
  let found: FoundPage[] = [];
  for (const read of readings) if (found.length === 0) found = read() as unknown as FoundPage[];
  const isSaid = (name: string) => sameWords(name, query, stopWords);
  const isAsked = ({ title, names }: Pick<FoundPage, 'title' | 'names'>) =>
    [title, ...names.split('\n')].some(isSaid);
  const named = pages.search(MiniSearch.wildcard, {
    ...only,
    filter: (page) => isAsked(page as unknown as FoundPage) && (!kind || page.kind === kind),
  }) as unknown as FoundPage[];
  named.sort((a, b) => Number(isSaid(b.title)) - Number(isSaid(a.title)));
  const terms = tokenize(query);
  return [...named.map((page) => ({ ...page, terms })), ...found.filter((page) => !isAsked(page))];
}

let index: Promise<SearchIndex> | undefined;

/** Makes the index from what the build has written. */
export const readIndex = (written: SearchIndex & { pages: AsPlainObject }): SearchIndex => ({
  ...written,
  pages: MiniSearch.loadJS<SearchEntry>(written.pages, OPTIONS),
});

async function fetchIndex(): Promise<SearchIndex> {
  const response = await fetch(localPath(SEARCH_INDEX, pageLocale()));
  if (!response.ok) throw new Error(`${SEARCH_INDEX}: ${response.status}`);
  return readIndex(await response.json());
}

/** Fetches the index once; after a failure, the next search tries again. */
export function loadIndex(): Promise<SearchIndex> {
  index ??= fetchIndex().catch((error) => {
    index = undefined;
    throw error;
  });
  return index;
}

/**
 * Pages that answer a query, best first. Misspelt and unfinished words are found too.
 * @param kind keeps only pages of one kind
 * @throws when the index cannot be fetched
 */
export async function search(query: string, kind?: string): Promise<FoundPage[]> {
  return searchIn(await loadIndex(), query, kind);
}
