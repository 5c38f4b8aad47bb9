import type MiniSearch from 'minisearch';

/** What the index holds of a page. */
export interface SearchEntry {
  /** Address of the page. */
  id: string;
  title: string;
  /** Part of the site it belongs to, as a reader would say it. */
  group: string;
  kind: 'page' | 'document' | 'article' | 'notice';
  description: string;
  /** Words that lead to it, though it does not say them (content/search.yaml). */
  keywords?: string | undefined;
  /** Headings and labels: what it is about, in the page's own words. */
  headings: string;
  /** Words of its text. */
  text: string;
}

/** What the search knows; features/search-index/build-index.ts makes it. */
export interface SearchIndex {
  pages: MiniSearch<SearchEntry>;
  /** Groups of phrases that mean the same. */
  synonyms: string[][];
  /** Words that are in every text: the pages are not indexed by them. */
  stopWords: string[];
}
