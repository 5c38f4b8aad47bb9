import { getDocumentList } from '../../content/document-list.ts';

/** Every document that the site publishes, with its SHA-256; /tools/check-a-document compares files with it. */
export const GET = async () =>
  new Response((await getDocumentList()).text, { headers: { 'Content-Type': 'application/json' } });
