import { keyedPart, keyOf } from '../../elements/part.ts';
import { type FacetName, isFacet } from './facet-names.ts';
import type { ListParts } from './list-parts.ts';

/** An item's values of its facets; several where it can have more than one, such as tags. */
export type FacetValues = Partial<Record<FacetName, string | string[]>>;

/** A value of a facet, as an address writes it: `category=law`. */
const pairOf = (name: string, value: string) => `${name}=${value}`;

/**
 * Marks an item of a list for its script.
 * @param address where the item leads, which the search knows it by
 * @param values what it is narrowed by; a value is a slug
 */
export const listItem = (address: string, values: FacetValues = {}) => ({
  ...keyedPart<ListParts>('item', address),
  'data-facets': Object.entries(values)
    .flatMap(([name, value]) => [value].flat().map((one) => pairOf(name, one)))
    .join(' '),
});

/** Whether an item has a value of a facet; every item has the empty one, which stands for all. */
export const hasValue = ({ dataset }: HTMLElement, facet: FacetName, value = ''): boolean =>
  !value || (dataset.facets ?? '').split(' ').includes(pairOf(facet, value));

/**
 * Marks what belongs to a facet: the name of its choice, or a link that makes one.
 * @param value what the link chooses; empty for all
 */
export const ofFacet = (part: 'choice' | 'chosen', name: FacetName, value = '') =>
  keyedPart<ListParts>(part, pairOf(name, value));

/** The facet and the value that an element was marked with; no facet where the page names an unknown one. */
export function facetOf(element: HTMLElement): { facet: FacetName | undefined; value: string } {
  const [facet, value = ''] = keyOf(element).split('=');
  return { facet: isFacet(facet) ? facet : undefined, value };
}
