/** Where the list, its signature and the key are published. */
export const LIST = '/.well-known/documents.json';
export const SIGNATURE = '/.well-known/documents-signature.json';
export const KEY = '/.well-known/documents-key.json';

/** A file that the site publishes. */
export interface ListedDocument {
  /** Its file name, such as `falaj-platform-overview-2.1.0.pdf`. */
  file: string;
  /** Path at which it is published. */
  path: string;
  title: string;
  version: string;
  /** Day of the version, such as 2026-10-01. */
  date: string;
  bytes: number;
  /** In hexadecimal (FIPS 180-4). */
  sha256: string;
}

/** Every file that the site publishes to be kept. */
export interface DocumentList {
  /** Number of this format. */
  format: 1;
  origin: string;
  /** Whether the list was signed with the company's key or with one for development. */
  key: 'production' | 'development';
  /** Name of the key (RFC 7638). */
  keyId: string;
  documents: ListedDocument[];
}

/** The public key as a JSON Web Key (RFC 8037). */
export interface PublicKey {
  kty: 'OKP';
  crv: 'Ed25519';
  x: string;
  kid: string;
  use: 'sig';
}
