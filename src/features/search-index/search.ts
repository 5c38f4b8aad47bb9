import { localPath } from '@falaj/contract/locale.ts';
import MiniSearch, { type AsPlainObject, type Options, type SearchOptions } from 'minisearch';
import { pageLocale } from '../../lib/page-language.ts';
import type { SearchEntry, SearchIndex } from './index-format.ts';
import { readQuery } from './search-query.ts';
import { STANDING, standingIn } from './standing.ts';
import { formsOf, shortestPrefix, wordsWithJoined } from './words.ts';

/** A page that was found, and those of its words that match the query, as they are indexed. */
export interface FoundPage
  extends Pick<
    SearchEntry,
    'id' | 'title' | 'group' | 'kind' | 'description' | 'names' | 'headings' | 'keywords'
  > {
  terms: string[];
  /** The language of the page. */
  locale: SearchIndex['locale'];
}

/** The path of the index in the root language; the build writes it. */
export const SEARCH_INDEX = '/search-index.json';

/** Weights by kind: most visitors look for a page of the site rather than a text about its subject. */
const KINDS = { page: 2, document: 1.2, article: 1, notice: 1 };

/** The fields that are searched. */
export const FIELDS = ['title', 'keywords', 'headings', 'description', 'text'] as const;

/** The options with which the index of a language is written and read. */
export const optionsFor = (locale: SearchIndex['locale']): Options<SearchEntry> => ({
  fields: [...FIELDS],
  storeFields: ['title', 'group', 'kind', 'description', 'names', 'headings', 'keywords'],
  tokenize: wordsWithJoined,
  searchOptions: {
    // A query holds the words as they are indexed (search-query.ts).
    tokenize: (term) => [term],
    processTerm: (term) => term,
    boost: { title: 8, keywords: 8, headings: 3, description: 2 },
    boostDocument: (_id, _term, stored) => KINDS[(stored as unknown as SearchEntry).kind],
    prefix: (term) => term.length >= shortestPrefix(locale),
  },
});

/** From this many words on, a query is a sentence, of which a page may say one in other words. */
const SENTENCE = 4;

/**
 * Pages that answer a query, best first. Misspelt and unfinished words are found too. A page of which the title,
 * the headline or the title in the browser was typed comes first, then one of which a heading has every word.
 * @param kind keeps only pages of one kind
 */
export function searchIn(index: SearchIndex, query: string, kind?: string): FoundPage[] {
  const { pages, locale } = index;
  const isBegun = (term: string, prefix = true) => pages.search(term, { prefix }).length > 0;
  const { queries, typed, meant } = readQuery(query, index, (term) => isBegun(term, false));
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
    () =>
      pages.search(
        { queries: typed.flatMap((word) => formsOf(word, locale)), combineWith: 'OR' },
        only,
      ),
  ];
  let found: ReturnType<typeof pages.search> = [];
  for (const read of readings) if (found.length === 0) found = read();
  const standing = standingIn(index, typed, meant);
  const isFound = new Set(found.map(({ id }) => id));
  // A name may consist of words that are not indexed.
  const named = pages.search(MiniSearch.wildcard, only).filter(({ id }) => !isFound.has(id));
  const all = [...found, ...named.map((page) => ({ ...page, terms: typed }))];
  return (all as unknown as FoundPage[])
    .map((page) => ({ page, standing: standing(page) }))
    .filter(({ page, standing }) => isFound.has(page.id) || standing >= STANDING.isName)
    .sort((a, b) => b.standing - a.standing)
    .map(({ page }) => ({ ...page, locale }));
}

let index: Promise<SearchIndex> | undefined;

/** Makes the index from what the build has written. */
export const readIndex = (written: SearchIndex & { pages: AsPlainObject }): SearchIndex => ({
  ...written,
  pages: MiniSearch.loadJS<SearchEntry>(written.pages, optionsFor(written.locale)),
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
