import { type ShareDigits, shareDigits } from '../../lib/share-digits.ts';

/** Number of hexadecimal digits of a SHA-256. */
export const DIGITS = 64;

const LARGEST_DIGIT = 15;

/** Bytes in hexadecimal. */
export const hex = (bytes: ArrayBuffer): string =>
  [...new Uint8Array(bytes)].map((byte) => byte.toString(16).padStart(2, '0')).join('');

/** The SHA-256 of a file or a text (FIPS 180-4), computed in the browser. */
export const sha256Of = async (data: BufferSource): Promise<string> =>
  hex(await crypto.subtle.digest('SHA-256', data));

/** A fingerprint in groups of eight digits, which people can compare. */
export const inGroups = (sha256: string): string => (sha256.match(/.{1,8}/g) ?? []).join(' ');

/** How far each digit opens its gate: from a trickle at 0 to the full height at f. */
export const gatesOf = (sha256: string): ShareDigits[] =>
  [...sha256].map((digit) => shareDigits(Number.parseInt(digit, 16) + 1, LARGEST_DIGIT + 1));
