import MiniSearch, { type AsPlainObject, type Options, type SearchOptions } from 'minisearch';
import { localPath, pageLanguage } from '../../lib/locale.ts';
import type { SearchEntry, SearchIndex } from './index-format.ts';
import { processTerm, readQuery, sameTitle, tokenize } from './search-query.ts';

/** A page that was found, and those of its words that answer the query, in lower case. */
export interface FoundPage
  extends Pick<SearchEntry, 'id' | 'title' | 'group' | 'kind' | 'description'> {
  terms: string[];
}

/** Where the index lies in the language at the root; the build writes it. */
export const SEARCH_INDEX = '/search-index.json';

/** A page of the site is what most visitors want, before a text about the matter. */
const KINDS = { page: 2, document: 1.2, article: 1, notice: 1 };

/** One set of options writes and reads the index. */
export const OPTIONS: Options<SearchEntry> = {
  fields: ['title', 'keywords', 'headings', 'description', 'text'],
  storeFields: ['title', 'group', 'kind', 'description'],
  tokenize,
  searchOptions: {
    processTerm,
    boost: { title: 8, keywords: 8, headings: 3, description: 2 },
    boostDocument: (_id, _term, stored) => KINDS[(stored as unknown as SearchEntry).kind],
    prefix: (term) => term.length > 1,
  },
};

/**
 * Pages that answer a query, best first; misspelt and unfinished words are found too. The page whose
 * title was typed is the first.
 * @param kind keeps only pages of one kind
 */
export function searchIn(index: SearchIndex, query: string, kind?: string): FoundPage[] {
  const { pages } = index;
  const isBegun = (term: string, prefix = true) => pages.search(term, { prefix }).length > 0;
  const queries = readQuery(query, index, (term) => isBegun(term, false));
  const only: SearchOptions = {
    ...(kind && { filter: (page) => page.kind === kind }),
    // Only a word that nobody wrote is misspelt; a typo in a short one would make it another word.
    fuzzy: (term) => (term.length > 4 && !isBegun(term) ? 0.2 : false),
  };
  const readings = [
    () => pages.search({ queries, combineWith: 'AND' }, only),
    // Several words of which no page has all: pages that have some are better than none.
    () => pages.search({ queries, combineWith: 'OR' }, only),
    // The start of a word may look like one that is left out: `to` on the way to `token`.
    () => pages.search(query, only),
  ];
  let found: FoundPage[] = [];
  for (const read of readings) if (found.length === 0) found = read() as unknown as FoundPage[];
  const isAsked = ({ title }: Pick<FoundPage, 'title'>) => sameTitle(title, query);
  const named = pages.search(MiniSearch.wildcard, {
    ...only,
    filter: (page) => isAsked(page as unknown as FoundPage) && (!kind || page.kind === kind),
  }) as unknown as FoundPage[];
  const terms = tokenize(query.toLowerCase());
  return [...named.map((page) => ({ ...page, terms })), ...found.filter((page) => !isAsked(page))];
}

let index: Promise<SearchIndex> | undefined;

async function fetchIndex(): Promise<SearchIndex> {
  const response = await fetch(localPath(SEARCH_INDEX, pageLanguage()));
  if (!response.ok) throw new Error(`${SEARCH_INDEX}: ${response.status}`);
  const written = (await response.json()) as SearchIndex & { pages: AsPlainObject };
  return { ...written, pages: MiniSearch.loadJS<SearchEntry>(written.pages, OPTIONS) };
}

/** Fetches the index once; a failure is forgotten, so that the next search tries again. */
export function loadIndex(): Promise<SearchIndex> {
  index ??= fetchIndex().catch((error) => {
    index = undefined;
    throw error;
  });
  return index;
}

/**
 * Pages that answer a query, best first; misspelt and unfinished words are found too.
 * @param kind keeps only pages of one kind
 * @throws when the index cannot be fetched
 */
export async function search(query: string, kind?: string): Promise<FoundPage[]> {
  return searchIn(await loadIndex(), query, kind);
}
