import { isFields } from '../../lib/is-fields.ts';
import type { DocumentList, ListedDocument, PublicKey } from './document-list.ts';

/** Whether a list is the one that was signed; `unsupported` where the browser lacks Ed25519. */
export type Authenticity = 'signed' | 'forged' | 'unsupported';

const bytesOf = (base64: string) => Uint8Array.from(atob(base64), (char) => char.charCodeAt(0));

/**
 * Checks the signature of a list in the browser (WebCrypto, Ed25519).
 * @param text the list as it was fetched, byte for byte
 * @param signature in base64
 */
export async function verifyList(
  text: string,
  signature: string,
  { kty, crv, x }: PublicKey,
): Promise<Authenticity> {
  let key: CryptoKey;
  try {
    key = await crypto.subtle.importKey('jwk', { kty, crv, x }, { name: 'Ed25519' }, false, [
      'verify',
    ]);
  } catch (error) {
    // A key that cannot be read means a forgery (DataError, Web Cryptography, 14.3.9); any other error means
    // that the browser lacks something.
    return error instanceof DOMException && error.name === 'DataError' ? 'forged' : 'unsupported';
  }
  let signed: Uint8Array<ArrayBuffer>;
  try {
    signed = bytesOf(signature);
  } catch {
    return 'forged';
  }
  try {
    const data = new TextEncoder().encode(text);
    return (await crypto.subtle.verify('Ed25519', key, signed, data)) ? 'signed' : 'forged';
  } catch {
    // A malformed signature makes `verify` return false and throws nothing, so an error here is the browser's.
    return 'unsupported';
  }
}

const isDocument = (value: unknown): value is ListedDocument =>
  isFields(value) &&
  typeof value.file === 'string' &&
  typeof value.sha256 === 'string' &&
  /^[0-9a-f]{64}$/.test(value.sha256);

/** Whether a value is a list of documents, as far as its format and what is compared go. */
const isDocumentList = (value: unknown): value is DocumentList =>
  isFields(value) &&
  value.format === 1 &&
  Array.isArray(value.documents) &&
  value.documents.every(isDocument);

/**
 * Parses a list of documents.
 * @throws when it has another format
 */
export function parseDocumentList(text: string): DocumentList {
  const list: unknown = JSON.parse(text);
  if (!isDocumentList(list)) throw new Error('The list of documents has another form');
  return list;
}
