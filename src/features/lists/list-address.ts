import type { FacetName } from './facet-names.ts';

/** What the address may say of a list: the query, the number shown, values of facets. */
export type ListParameter = 'q' | 'shown' | FacetName;

/** What the address says a list is narrowed to, by name. */
export type Wanted = Map<ListParameter, string>;

/** Takes the known names out of the address. */
export function readAddress(names: ListParameter[]): Wanted {
  const asked = new URLSearchParams(location.search);
  return new Map(names.map((name) => [name, asked.get(name)?.trim() ?? '']));
}

/**
 * Writes what is wanted into the address.
 * @param isStep whether Back shall undo it: a choice is a step, a typed letter is none
 */
export function writeAddress(wanted: Wanted, isStep = false): void {
  const url = new URL(location.href);
  for (const [name, value] of wanted) {
    if (value) url.searchParams.set(name, value);
    else url.searchParams.delete(name);
  }
  // The anchor led to a part of the list as it was before the step.
  if (isStep) url.hash = '';
  if (url.href === location.href) return;
  if (isStep) history.pushState(null, '', url);
  else history.replaceState(history.state, '', url);
}
