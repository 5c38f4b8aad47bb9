import { keccak_256 } from '@noble/hashes/sha3.js';
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** Bytes as text: `0x` and two lower-case digits for each. */
export type Hex = `0x${string}`;

/** Bytes of a text such as `0x00ff`. */
export const toBytes = (hex: Hex): Uint8Array => hexToBytes(hex.slice(2));

/** Bytes as text. */
export const toHex = (bytes: Uint8Array): Hex => `0x${bytesToHex(bytes)}`;

/** Keccak-256 of bytes, as the EVM's own KECCAK256 computes it. */
export const keccak = (bytes: Uint8Array): Hex => toHex(keccak_256(bytes));

/** Keccak-256 of a text in UTF-8. */
export const keccakText = (text: string): Hex => keccak(utf8ToBytes(text));

/** An address that stands for a name and belongs to no key: the last 20 bytes of its hash. */
export const addressOf = (name: string): Hex => `0x${keccakText(name).slice(-40)}`;
