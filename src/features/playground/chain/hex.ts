import type { Hex } from 'viem';
import { bytesToHex, hexToBytes, keccak256, stringToBytes } from 'viem/utils';

export type { Hex };

/** Bytes of a text such as `0x00ff`. */
export const toBytes = (hex: Hex): Uint8Array => hexToBytes(hex);

/** Bytes as text. */
export const toHex = (bytes: Uint8Array): Hex => bytesToHex(bytes);

/** Keccak-256 of a text in UTF-8. */
export const keccakText = (text: string): Hex => keccak256(stringToBytes(text));

/** An address that stands for a name and belongs to no key: the last 20 bytes of its hash. */
export const addressOf = (name: string): Hex => `0x${keccakText(name).slice(-40)}`;
