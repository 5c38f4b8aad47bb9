import { getBlueprint } from '../../../content/read/blueprint.ts';
import { type LocaleProps, localeRoutes } from '../../../page-builder/routes.ts';

/** One file per language. */
export const getStaticPaths = () => localeRoutes('blueprint');

/** The rules and messages of the blueprint, which its island fetches when a visitor begins. */
export const GET = ({ props: { locale } }: { props: LocaleProps }) =>
  Response.json(getBlueprint(locale));
