import { addressWith, replaceAddress } from '../../runtime/browser/replace-address.ts';
import type { FacetName } from './facet-names.ts';

/** The parameters of a list in the address: the query, the number of items shown, and the facets. */
export type ListParameter = 'q' | 'shown' | FacetName;

/** The values by which a list is narrowed, by their parameters. */
export type Wanted = Map<ListParameter, string>;

/** Reads the known parameters from the address. */
export function readAddress(names: ListParameter[]): Wanted {
  const asked = new URLSearchParams(location.search);
  return new Map(names.map((name) => [name, asked.get(name)?.trim() ?? '']));
}

/**
 * Writes the wanted values into the address.
 * @param isStep whether Back should undo it; a choice is a step, a typed letter is not
 */
export function writeAddress(wanted: Wanted, isStep = false): void {
  const url = addressWith(wanted);
  // An anchor would lead to a part of the list as it was before this step.
  if (isStep) url.hash = '';
  if (!isStep) replaceAddress(url);
  else if (url.href !== location.href) history.pushState(null, '', url);
}
