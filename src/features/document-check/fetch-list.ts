import { KEY, LIST, type ListedDocument, type PublicKey, SIGNATURE } from './document-list.ts';
import { parseDocumentList, verifyList } from './verify-list.ts';

/** The state of the list, and its documents where they may be used. */
export interface KnownList {
  state: 'signed' | 'development' | 'unsupported' | 'forged' | 'unreachable' | 'insecure';
  documents?: ListedDocument[];
}

async function load(path: string): Promise<Response> {
  const response = await fetch(path, { cache: 'no-cache' });
  if (!response.ok) throw new Error(`${path}: ${response.status}`);
  return response;
}

/** Fetches the list of documents with its signature and key, and checks the signature. */
export async function fetchList(): Promise<KnownList> {
  // Without https a browser offers no cryptography (Secure Contexts).
  if (!globalThis.crypto?.subtle) return { state: 'insecure' };
  let text: string;
  let signature: string;
  let key: PublicKey;
  try {
    const [list, signed, published] = await Promise.all([load(LIST), load(SIGNATURE), load(KEY)]);
    text = await list.text();
    ({ signature } = await signed.json());
    key = await published.json();
  } catch (error) {
    console.info('The list of documents:', error);
    return { state: 'unreachable' };
  }
  const found = await verifyList(text, signature, key);
  if (found === 'forged') return { state: 'forged' };
  try {
    const { key: kind, documents } = parseDocumentList(text);
    if (found === 'unsupported') return { state: found, documents };
    return { state: kind === 'development' ? 'development' : 'signed', documents };
  } catch {
    return { state: 'forged' };
  }
}
