import type { UnknownVariable } from '../../read/variables/fill-variables.ts';
import { nearest } from './nearest.ts';

/** Variables that a message suggests when none is similar to what was written. */
const USUAL = /^(brand|email|phone|hours\.(days|time)|claims\.reply|count\.industries)$/;

/**
 * Words the problem of a name in curly brackets that is not a variable, suggesting the one that was probably meant.
 * @param known every name that can be used in the file
 */
export function unknownVariable(
  { name, places, isOpen }: Omit<UnknownVariable, 'path'>,
  known: string[],
): string {
  if (isOpen) return `the bracket of {${name} is never closed; add }`;
  const names = [...places, ...known];
  const meant = names.find((other) => other.endsWith(`.${name}`)) ?? nearest(name, names);
  if (meant) return `there is no {${name}}; did you mean {${meant}}?`;
  const usual = [...places, ...known.filter((other) => USUAL.test(other))];
  const list = usual.map((other) => `{${other}}`).join(', ');
  return `there is no {${name}}; known are ${list} and those in docs/change-copy.md`;
}
