import { hash, randomBytes, randomUUID } from 'node:crypto';

/** Something that cannot be guessed: 256 bits, base64url. */
export const newToken = () => randomBytes(32).toString('base64url');

/** What is kept of such a token: whoever reads the database cannot use it. */
export const tokenDigest = (token: string) => hash('sha256', token, 'base64url');

/** An id of a row. */
export const newId = () => randomUUID();

/** Crockford's base 32: nothing in it can be taken for something else. */
const CLEAR = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 16;

/** A code to be written down: 80 bits, in four groups of four. */
export function newCode(): string {
  const signs = Array.from(randomBytes(CODE_LENGTH), (byte) => CLEAR[byte % CLEAR.length]).join('');
  return signs.match(/.{4}/g)?.join('-') ?? signs;
}

/** A code as it was typed, in one form: letters large, nothing between, O, I and L read as digits. */
export const plainCode = (typed: string) =>
  typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
