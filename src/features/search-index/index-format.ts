import type { Locale } from '@falaj/contract/locale.ts';
import type MiniSearch from 'minisearch';

/** What the index holds about a page. */
export interface SearchEntry {
  /** Address of the page. */
  id: string;
  title: string;
  /** The part of the site it belongs to, in readers' words. */
  group: string;
  kind: 'page' | 'document' | 'article' | 'notice';
  description: string;
  /** The headline of the page and its title in the browser, a line each. */
  names: string;
  /** Words that lead to the page though they are not on it (content/search.yaml). */
  keywords?: string | undefined;
  /** Headings and labels, a line each: what it is about, in the page's own words. */
  headings: string;
  /** Words of its text. */
  text: string;
}

/** The index as built by features/search-index/build-index.ts. */
export interface SearchIndex {
  /** The language of its pages. */
  locale: Locale;
  pages: MiniSearch<SearchEntry>;
  /** Groups of phrases that mean the same. */
  synonyms: string[][];
  /** Words that are in every text, and are not indexed. */
  stopWords: string[];
}
