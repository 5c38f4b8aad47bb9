import { getSearchEntries, getSynonyms } from '../content/search-entries.ts';
import { buildIndex } from '../features/search-index/build-index.ts';
import { DEFAULT_LOCALE } from '../lib/locale.ts';

/** The search index; features/search-index/search.ts fetches it when a visitor searches, and not before. */
export const GET = async () =>
  Response.json(
    buildIndex(await getSearchEntries(DEFAULT_LOCALE), await getSynonyms(DEFAULT_LOCALE)),
  );
