import type { ResultsParts } from './SearchResults/SearchResults.lazy.ts';

/** What the script needs of the header's search. */
export interface SearchParts extends Pick<ResultsParts, 'failed' | 'retry'> {
  /** The link to the search page. */
  opener: HTMLAnchorElement;
  dialog: HTMLDialogElement;
  box: HTMLInputElement;
  close: HTMLButtonElement;
  /** Turns the `/` key on and off. */
  slash: HTMLInputElement;
}

/** What the script needs of the search page. */
export interface SearchPageParts extends Pick<ResultsParts, 'retry'> {
  form: HTMLFormElement;
  /** The list of every page, which answers take the place of. */
  everyPage: HTMLElement;
}
