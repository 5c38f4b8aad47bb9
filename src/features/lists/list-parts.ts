/** What the script of a list needs of the page; components mark it with these names (elements/part.ts). */
export interface ListParts {
  /** Holds the items, which `listItem` marks (facets.ts). */
  list: HTMLElement;
  /** Items that belong together; shown only with something in it. */
  group?: HTMLElement;
  form?: HTMLFormElement;
  /** A link that narrows the list to a value of a facet, which `ofFacet` marks. */
  choice?: HTMLAnchorElement;
  /** The choice of a facet that has no link of its own, and its name. */
  chosen?: HTMLElement;
  chosenName?: HTMLElement;
  more?: HTMLButtonElement;
  count?: HTMLElement;
}

/** Attribute of a list whose script follows the address: until then CSS hides what comes later. */
export const FOLLOWS_ADDRESS = 'follows-address';
