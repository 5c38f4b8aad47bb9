/** The properties by which lists are narrowed. Each is also its name in the address. */
export const FACETS = ['category', 'type', 'difficulty', 'tag', 'page', 'status'] as const;

export type FacetName = (typeof FACETS)[number];

/** Whether a word from the page or from the address is the name of a facet. */
export const isFacet = (name: string | undefined): name is FacetName =>
  FACETS.some((facet) => facet === name);
