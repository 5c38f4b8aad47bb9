import {
  createHash,
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  sign,
} from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { PublicKey } from './document-list.ts';

/** The key that signs the list of documents, and whether it is only for development. */
export interface SigningKey {
  key: KeyObject;
  isDevelopment: boolean;
}

/** Reads an Ed25519 key. Its error messages show nothing of the key. */
function readKey(pem: string, from: string): KeyObject {
  let key: KeyObject;
  try {
    // Secret stores often keep a text on one line.
    key = createPrivateKey(pem.replaceAll('\\n', '\n'));
  } catch {
    throw new Error(
      `${from} holds no private key in PEM (docs/deploy.md#the-key-of-the-documents)`,
    );
  }
  if (key.asymmetricKeyType !== 'ed25519')
    throw new Error(`${from} holds a key of another kind than Ed25519`);
  return key;
}

/** Makes a key for development, known only to this clone. */
function makeKey(file: string): void {
  const { privateKey } = generateKeyPairSync('ed25519');
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, privateKey.export({ type: 'pkcs8', format: 'pem' }), { mode: 0o600 });
}

/**
 * The key that signs the list: the one from the environment, or else one for development.
 * @param given a private key in PEM (PKCS #8, RFC 8410), usually DOCUMENT_SIGNING_KEY
 * @param file where the development key is kept, outside the repository
 * @throws when the given text is not an Ed25519 key
 */
export function signingKey(
  given = process.env.DOCUMENT_SIGNING_KEY,
  file = '.cache/document-signing-key.pem',
): SigningKey {
  if (given) return { key: readKey(given, 'DOCUMENT_SIGNING_KEY'), isDevelopment: false };
  if (!existsSync(file)) makeKey(file);
  return { key: readKey(readFileSync(file, 'utf8'), file), isDevelopment: true };
}

/** The public key as a JSON Web Key (RFC 8037), named by its thumbprint (RFC 7638). */
export function publicKeyOf(key: KeyObject): PublicKey {
  const { x = '' } = createPublicKey(key).export({ format: 'jwk' });
  const members = { crv: 'Ed25519', kty: 'OKP', x } as const;
  const kid = createHash('sha256').update(JSON.stringify(members)).digest('base64url');
  return { ...members, kid, use: 'sig' };
}

/** The signature of a text in base64 (Ed25519, RFC 8032). */
export const signText = (text: string, key: KeyObject): string =>
  sign(null, Buffer.from(text), key).toString('base64');
