import { keyedPart, keyOf, part } from '../../runtime/elements/part.ts';
import { type FacetName, isFacet } from './facet-names.ts';
import type { ListParts } from './list-parts.ts';

/** The values of an item's facets; an item can have several of one facet, such as tags. */
export type FacetValues = Partial<Record<FacetName, string | string[]>>;

/** A facet and its value as in an address: `category=law`. */
const pairOf = (name: string, value: string) => `${name}=${value}`;

const wordsOf = (values: FacetValues) =>
  Object.entries(values)
    .flatMap(([name, value]) => [value].flat().map((one) => pairOf(name, one)))
    .join(' ');

/**
 * Marks an item of a list for its script.
 * @param address of the page that the item links to, by which the search finds it
 * @param values of its facets, as slugs
 */
export const listItem = (address: string, values: FacetValues = {}) => ({
  ...keyedPart<ListParts>('item', address),
  'data-facets': wordsOf(values),
});

/** Marks a group of items, which all have these values of its facets besides their own. */
export const listGroup = (values: FacetValues) => ({
  ...part<ListParts>('group'),
  'data-facets': wordsOf(values),
});

/** Whether an item or its group has a value of a facet. Every item has the empty value, which stands for all. */
export function hasValue(item: HTMLElement, facet: FacetName, value = ''): boolean {
  const group = item.parentElement?.closest<HTMLElement>('[data-facets]');
  const all = `${item.dataset.facets ?? ''} ${group?.dataset.facets ?? ''}`;
  return !value || all.split(' ').includes(pairOf(facet, value));
}

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
