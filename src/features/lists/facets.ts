/** What lists are narrowed by; each is also the name of its value in the address. */
export const FACETS = ['category', 'type', 'difficulty', 'tag', 'industry'] as const;

export type FacetName = (typeof FACETS)[number];

/** An item's values of its facets; several where it can have more than one, such as tags. */
export type FacetValues = Partial<Record<FacetName, string | string[]>>;

/** Whether a word of the page or of the address names a facet. */
export const isFacet = (name: string | undefined): name is FacetName =>
  FACETS.some((facet) => facet === name);

/**
 * Marks an item of a list for its script.
 * @param address where the item leads, which the search knows it by
 * @param values what it is narrowed by; a value is a slug
 */
export const listItem = (address: string, values: FacetValues = {}) => ({
  'data-item': address,
  ...Object.fromEntries(
    Object.entries(values).map(([name, value]) => [`data-${name}`, [value].flat().join(' ')]),
  ),
});

/** The selector of items, as `listItem` marks them. */
export const ITEM = '[data-item]';

/** The address of an item. */
export const addressOf = ({ dataset }: HTMLElement): string => dataset.item ?? '';

/** Whether an item has a value of a facet; every item has the empty one, which stands for all. */
export const hasValue = ({ dataset }: HTMLElement, facet: FacetName, value = ''): boolean =>
  !value || (dataset[facet] ?? '').split(' ').includes(value);

/** Marks what belongs to a facet: its name of the choice, or a link that makes one. */
export const ofFacet = (name: FacetName, value?: string) => ({
  'data-facet': name,
  'data-value': value,
});

/** The facet and the value that an element was marked with; no facet where the page names an unknown one. */
export function facetOf({ dataset }: HTMLElement): { facet: FacetName | undefined; value: string } {
  const { facet, value = '' } = dataset;
  return { facet: isFacet(facet) ? facet : undefined, value };
}
