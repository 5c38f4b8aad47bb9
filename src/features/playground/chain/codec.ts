import { decodeAbiParameters, encodeAbiParameters } from 'viem/utils';
import { type Hex, keccakText } from './hex.ts';

/** Arguments and results of a contract: numbers, booleans, addresses and hashes as text, and lists. */
export type Value = number | bigint | boolean | string | readonly Value[];

const parametersOf = (types: readonly string[]) => types.map((type) => ({ type }));

/** Arguments of a call or a constructor. */
export const encode = (types: readonly string[], values: readonly Value[]): Hex =>
  encodeAbiParameters(parametersOf(types), values);

/** Types of a signature such as `transfer(address,uint256)`. */
const typesOf = (signature: string): string[] =>
  signature
    .slice(signature.indexOf('(') + 1, -1)
    .split(',')
    .filter(Boolean);

/** The four bytes that select a function or name an error. */
export const selectorOf = (signature: string): Hex => keccakText(signature).slice(0, 10) as Hex;

/** Data of a call. */
export const encodeCall = (signature: string, values: readonly Value[] = []): Hex =>
  `${selectorOf(signature)}${encode(typesOf(signature), values).slice(2)}`;

/** Decodes values from data without a selector. Addresses are in lower case, as everywhere else here. */
export function decode(types: readonly string[], data: Hex): Value[] {
  const values = decodeAbiParameters(parametersOf(types), data) as Value[];
  return values.map((value, index) =>
    types[index] === 'address' ? (value as string).toLowerCase() : value,
  );
}
