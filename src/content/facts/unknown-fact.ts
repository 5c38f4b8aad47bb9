import { nearest } from '../faults/nearest.ts';
import type { UnknownFact } from './fill-facts.ts';

/** Facts that a message suggests when none is similar to what was written; docs/change-copy.md has them all. */
const USUAL =
  /^(brand|legalName|email|phone|address\.|hours\.(days|time)|claims\.|warning\.|total|count\.[a-z-]+$)/;

/**
 * Words the fault of a name in curly brackets that is not a fact, suggesting the one that was probably meant.
 * @param known every name that can be used in the file
 */
export function unknownFact(
  { name, places }: Pick<UnknownFact, 'name' | 'places'>,
  known: string[],
): string {
  const names = [...places, ...known];
  const meant = names.find((other) => other.endsWith(`.${name}`)) ?? nearest(name, names);
  if (meant) return `there is no fact {${name}}; did you mean {${meant}}?`;
  const usual = [...places, ...known.filter((other) => USUAL.test(other))];
  return `there is no fact {${name}}; known are ${usual.map((other) => `{${other}}`).join(', ')}`;
}
