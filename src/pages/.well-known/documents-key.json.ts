import { getDocumentList } from '../../content/output/document-list.ts';

/** The public key behind the signature of documents.json, as a JSON Web Key (RFC 8037). */
export const GET = async () => Response.json((await getDocumentList()).publicKey);
