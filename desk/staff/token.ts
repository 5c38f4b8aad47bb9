import { hash, randomBytes, randomUUID } from 'node:crypto';

/** A random secret of 256 bits, base64url. */
export const newToken = () => randomBytes(32).toString('base64url');

/** The digest of such a token, which is stored in its place, so that reading the database gives nobody access. */
export const tokenDigest = (token: string) => hash('sha256', token, 'base64url');

/** An id of a row. */
export const newId = () => randomUUID();

/** Crockford's base 32, whose characters are not confused with each other. */
const CLEAR = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 16;

/** A random code to be written down: 80 bits, in four groups of four. */
export function newCode(): string {
  const signs = Array.from(randomBytes(CODE_LENGTH), (byte) => CLEAR[byte % CLEAR.length]).join('');
  return signs.match(/.{4}/g)?.join('-') ?? signs;
}

/** A typed code in its standard form: in upper case, without separators, and with O, I and L read as digits. */
export const plainCode = (typed: string) =>
  typed
    .toUpperCase()
    .replace(/[^0-9A-Z]/g, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1');
