/** What lists are narrowed by; each is also the name of its value in the address. */
export const FACETS = ['category', 'type', 'difficulty', 'tag', 'industry'] as const;

export type FacetName = (typeof FACETS)[number];

/** Whether a word of the page or of the address names a facet. */
export const isFacet = (name: string | undefined): name is FacetName =>
  FACETS.some((facet) => facet === name);
