import type { DocumentList, PublicKey } from './document-list.ts';

/** Whether a list is the one that the key signed; `unsupported` where the browser knows no Ed25519. */
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
    // A key that is no key is a forgery (DataError, Web Cryptography, 14.3.9); all else is what a browser lacks.
    return (error as DOMException).name === 'DataError' ? 'forged' : 'unsupported';
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
    // A signature that is none does not fit and is no fault; a fault is the browser's.
    return 'unsupported';
  }
}

const isText = (value: unknown): value is string => typeof value === 'string';

/**
 * Reads a list.
 * @throws when it has another form
 */
export function parseDocumentList(text: string): DocumentList {
  const list = JSON.parse(text) as DocumentList;
  const isRight =
    list.format === 1 &&
    Array.isArray(list.documents) &&
    list.documents.every(({ file, sha256 }) => isText(file) && /^[0-9a-f]{64}$/.test(sha256));
  if (!isRight) throw new Error('The list of documents has another form');
  return list;
}
