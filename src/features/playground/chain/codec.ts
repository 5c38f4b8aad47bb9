import { type Hex, keccakText, toBytes, toHex } from './hex.ts';

/** Arguments and results of a contract: numbers, booleans, addresses and hashes as text, and lists. */
export type Value = bigint | boolean | string | readonly Value[];

/** Hexadecimal digits of one word of the ABI: 32 bytes. */
const WORD = 64;

const isDynamic = (type: string) => type === 'string' || type.endsWith('[]');
const pad = (digits: string) => digits.padStart(WORD, '0');

function encodeOne(type: string, value: Value): string {
  if (type.endsWith('[]')) {
    const list = value as readonly Value[];
    const types = list.map(() => type.slice(0, -2));
    return pad(list.length.toString(16)) + encode(types, list);
  }
  if (type === 'string') {
    const digits = toHex(new TextEncoder().encode(value as string)).slice(2);
    const words = Math.ceil(digits.length / WORD) * WORD;
    return pad((digits.length / 2).toString(16)) + digits.padEnd(words, '0');
  }
  if (type === 'bool') return pad(value ? '1' : '0');
  if (typeof value === 'string') return pad(value.slice(2).toLowerCase());
  return pad((value as bigint).toString(16));
}

/** Arguments as hexadecimal digits (Solidity, Contract ABI Specification: heads first, then tails). */
export function encode(types: readonly string[], values: readonly Value[]): string {
  const parts = types.map((type, index) => encodeOne(type, values[index] ?? 0n));
  let end = (types.length * WORD) / 2;
  const heads = types.map((type, index) => {
    if (!isDynamic(type)) return parts[index];
    const head = pad(end.toString(16));
    end += (parts[index] ?? '').length / 2;
    return head;
  });
  const tails = types.map((type, index) => (isDynamic(type) ? parts[index] : ''));
  return [...heads, ...tails].join('');
}

/** Types of a signature such as `transfer(address,uint256)`. */
export const typesOf = (signature: string): string[] =>
  signature
    .slice(signature.indexOf('(') + 1, -1)
    .split(',')
    .filter(Boolean);

/** The four bytes that select a function or name an error. */
export const selectorOf = (signature: string): Hex => keccakText(signature).slice(0, 10) as Hex;

/** Data of a call. */
export const encodeCall = (signature: string, values: readonly Value[] = []): Hex =>
  `${selectorOf(signature)}${encode(typesOf(signature), values)}` as Hex;

function decodeOne(type: string, data: string, at: number): Value {
  const word = data.slice(at, at + WORD);
  if (isDynamic(type)) {
    const start = Number(BigInt(`0x${word}`)) * 2;
    const length = Number(BigInt(`0x${data.slice(start, start + WORD)}`));
    const rest = data.slice(start + WORD);
    if (type !== 'string') return decode(Array(length).fill(type.slice(0, -2)), `0x${rest}`);
    return new TextDecoder().decode(toBytes(`0x${rest.slice(0, length * 2)}`));
  }
  if (type === 'address') return `0x${word.slice(24)}`;
  if (type === 'bool') return BigInt(`0x${word}`) === 1n;
  if (type.startsWith('bytes')) return `0x${word}`;
  return BigInt(`0x${word}`);
}

/** Decodes values from data without a selector. Data that are too short are read as if zeros followed. */
export function decode(types: readonly string[], data: Hex): Value[] {
  const digits = data.slice(2).padEnd(types.length * WORD, '0');
  return types.map((type, index) => decodeOne(type, digits, index * WORD));
}
