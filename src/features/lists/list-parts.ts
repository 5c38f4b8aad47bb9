import type { Plural } from '../../lib/plural.ts';

/** The elements that the script of a list needs; components mark them with these names (elements/part.ts). */
export interface ListParts {
  list: HTMLElement;
  /** An item, marked by `listItem` (facets.ts); its key is its address. */
  item?: HTMLElement;
  /** Items that belong together; hidden while none of them is shown. */
  group?: HTMLElement;
  form?: HTMLFormElement;
  /** A link that narrows the list to a value of a facet, marked by `ofFacet` (facets.ts). */
  choice?: HTMLAnchorElement;
  /** The line for a choice that has no link of its own, with its name. */
  chosen?: HTMLElement;
  chosenName?: HTMLElement;
  more?: HTMLButtonElement;
  /** The status line that says how many items fit. */
  count?: HTMLElement;
}

/** The sentences about the number of items that fit, given as JSON in the list's `messages` attribute. */
export interface ListMessages {
  /** The sentence when nothing fits; without it the line stays empty. */
  none?: string | undefined;
  some: Plural;
}

/** Attribute of a list that is narrowed by the address; until its script has run, CSS hides the items. */
export const FOLLOWS_ADDRESS = 'follows-address';
