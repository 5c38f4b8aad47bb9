import { getSearchEntries, getSynonyms } from '../../content/output/search-entries.ts';
import { buildIndex } from '../../features/search-index/build-index.ts';
import { type LocaleProps, localeRoutes } from '../../page-builder/routes.ts';

/** One file per language. */
export const getStaticPaths = () => localeRoutes();

/** The search index, which features/search-index/search.ts fetches when a visitor searches. */
export const GET = ({ props: { locale } }: { props: LocaleProps }) =>
  Response.json(buildIndex(getSearchEntries(locale), getSynonyms(locale), locale));
