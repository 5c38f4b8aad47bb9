import { LOCALES } from '@falaj/contract/locale.ts';
import type { DocumentList, PublicKey } from '../../features/document-check/document-list.ts';
import { publicKeyOf, signingKey, signText } from '../../features/document-check/sign-list.ts';
import { siteOrigin } from '../read/origin.ts';
import { getDownloads } from './downloads.ts';

/** The list of published documents with its signature, ready to be published. */
export interface SignedList {
  list: DocumentList;
  /** The bytes that are signed. */
  text: string;
  signature: string;
  publicKey: PublicKey;
}

let made: Promise<SignedList> | undefined;

async function make(): Promise<SignedList> {
  const { key, isDevelopment } = signingKey();
  const publicKey = publicKeyOf(key);
  const downloads = (await Promise.all(LOCALES.map(getDownloads))).flat();
  const list: DocumentList = {
    format: 1,
    origin: siteOrigin(),
    key: isDevelopment ? 'development' : 'production',
    keyId: publicKey.kid,
    documents: downloads.map(({ item: { title, version, date }, file, href, bytes, sha256 }) => ({
      file,
      path: href,
      title,
      version,
      date,
      bytes: bytes.length,
      sha256,
    })),
  };
  const text = `${JSON.stringify(list, null, 2)}\n`;
  return { list, text, signature: signText(text, key), publicKey };
}

/** Makes the list once per build, from the very bytes that are published. */
export function getDocumentList(): Promise<SignedList> {
  made ??= make();
  return made;
}
