import type { ResultsParts } from './SearchResults/SearchResults.lazy.ts';

/** The elements that the script of the header's search needs. */
export interface SearchParts extends Pick<ResultsParts, 'failed' | 'retry'> {
  /** The link to the search page. */
  opener: HTMLAnchorElement;
  dialog: HTMLElement;
  box: HTMLInputElement;
  /** The switch for the `/` key. */
  slash: HTMLInputElement;
}

/** The elements that the script of the search page needs. */
export interface SearchPageParts extends Pick<ResultsParts, 'retry'> {
  form: HTMLFormElement;
  /** The list of every page, hidden while answers are shown. */
  everyPage: HTMLElement;
}
