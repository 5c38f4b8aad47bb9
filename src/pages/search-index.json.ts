import { getSearchEntries, getSynonyms } from '../content/search.ts';
import { buildIndex } from '../lib/search-index.ts';

/** The search index; lib/search.ts fetches it when a visitor searches, and not before. */
export const GET = async () =>
  Response.json(buildIndex(await getSearchEntries(), await getSynonyms()));
