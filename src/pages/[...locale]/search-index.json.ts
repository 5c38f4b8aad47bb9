import { getSearchEntries, getSynonyms } from '../../content/search-entries.ts';
import { buildIndex } from '../../features/search-index/build-index.ts';
import { type LocaleProps, localeRoutes } from '../../layouts/routes.ts';

/** One for every language. */
export const getStaticPaths = localeRoutes;

/** The search index; features/search-index/search.ts fetches it when a visitor searches, and not before. */
export const GET = async ({ props: { locale } }: { props: LocaleProps }) =>
  Response.json(buildIndex(await getSearchEntries(locale), await getSynonyms(locale)));
