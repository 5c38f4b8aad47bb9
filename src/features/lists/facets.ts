import { keyedPart, keyOf } from '../../runtime/elements/part.ts';
import { type FacetName, isFacet } from './facet-names.ts';
import type { ListParts } from './list-parts.ts';

/** The values of an item's facets; an item can have several of one facet, such as tags. */
export type FacetValues = Partial<Record<FacetName, string | string[]>>;

/** A facet and its value as in an address: `category=law`. */
const pairOf = (name: string, value: string) => `${name}=${value}`;

/**
 * Marks an item of a list for its script.
 * @param address of the page that the item links to, by which the search finds it
 * @param values of its facets, as slugs
 */
export const listItem = (address: string, values: FacetValues = {}) => ({
  ...keyedPart<ListParts>('item', address),
  'data-facets': Object.entries(values)
    .flatMap(([name, value]) => [value].flat().map((one) => pairOf(name, one)))
    .join(' '),
});

/** Whether an item has a value of a facet. Every item has the empty value, which stands for all. */
export const hasValue = ({ dataset }: HTMLElement, facet: FacetName, value = ''): boolean =>
  !value || (dataset.facets ?? '').split(' ').includes(pairOf(facet, value));

/**
 * Marks an element of a facet: the line that names the choice, or a link that makes one.
 * @param value that the link chooses; empty for all
 */
export const ofFacet = (part: 'choice' | 'chosen', name: FacetName, value = '') =>
  keyedPart<ListParts>(part, pairOf(name, value));

/** The facet and the value with which an element was marked; no facet if its name is unknown. */
export function facetOf(element: HTMLElement): { facet: FacetName | undefined; value: string } {
  const [facet, value = ''] = keyOf(element).split('=');
  return { facet: isFacet(facet) ? facet : undefined, value };
}
