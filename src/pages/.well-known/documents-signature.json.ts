import { getDocumentList } from '../../content/output/document-list.ts';

/** The signature over the bytes of documents.json (Ed25519, RFC 8032), in base64. */
export const GET = async () => {
  const { signature, publicKey } = await getDocumentList();
  return Response.json({ alg: 'Ed25519', kid: publicKey.kid, signature });
};
