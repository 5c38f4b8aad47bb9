import { getBlueprint } from '../../../content/blueprint.ts';
import { type LocaleProps, localeRoutes } from '../../../layouts/routes.ts';

/** One for every language. */
export const getStaticPaths = localeRoutes;

/** Rules and words of the blueprint; its island fetches them when a visitor begins, and not before. */
export const GET = async ({ props: { locale } }: { props: LocaleProps }) =>
  Response.json(await getBlueprint(locale));
