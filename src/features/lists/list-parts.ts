import type { Plural } from '../../lib/plural.ts';

/** What the script of a list needs of the page; components mark it with these names (elements/part.ts). */
export interface ListParts {
  list: HTMLElement;
  /** An item, which `listItem` marks (facets.ts); its address is its key. */
  item?: HTMLElement;
  /** Items that belong together; shown only with something in it. */
  group?: HTMLElement;
  form?: HTMLFormElement;
  /** A link that narrows the list to a value of a facet, which `ofFacet` marks (facets.ts). */
  choice?: HTMLAnchorElement;
  /** The choice of a facet that has no link of its own, and its name. */
  chosen?: HTMLElement;
  chosenName?: HTMLElement;
  more?: HTMLButtonElement;
  /** Says how many items fit. */
  count?: HTMLElement;
}

/** What is said of the number of items that fit, through the `words` attribute of the list, as JSON. */
export interface ListWords {
  /** Where nothing fits; without it the line stays empty. */
  none?: string | undefined;
  some: Plural;
}

/** Attribute of a list whose script follows the address: until then CSS hides what comes later. */
export const FOLLOWS_ADDRESS = 'follows-address';
