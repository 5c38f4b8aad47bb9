/** What the script of a list needs of the page; components mark it with these names (lib/part.ts). */
export interface ListParts {
  /** Holds the items, each with its address in `data-item`. */
  list: HTMLElement;
  /** Items that belong together; shown only with something in it. */
  group?: HTMLElement;
  form?: HTMLFormElement;
  /** A link that narrows the list to a value (`data-value`) of a facet (`data-facet`). */
  choice?: HTMLAnchorElement;
  /** The choice of a facet (`data-facet`) that has no link of its own, and its name. */
  chosen?: HTMLElement;
  chosenName?: HTMLElement;
  more?: HTMLButtonElement;
  count?: HTMLElement;
}

/** Attribute of a list whose script follows the address: until then CSS hides what comes later. */
export const FOLLOWS_ADDRESS = 'follows-address';
