import { getDocumentList } from '../../content/output/document-list.ts';

/** Every published document with its SHA-256, for /tools/check-a-document. */
export const GET = async () =>
  new Response((await getDocumentList()).text, { headers: { 'Content-Type': 'application/json' } });
