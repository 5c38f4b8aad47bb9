import type { APIContext } from 'astro';
import { getClaims } from '../../content/output/claims.ts';
import { type LocaleProps, localeRoutes } from '../../page-builder/routes.ts';

/** One file per language. */
export const getStaticPaths = () => localeRoutes('figures');

/** Every figure of the site with page, status, basis and date, for programs. */
export const GET = ({ site: origin, props: { locale } }: APIContext<LocaleProps>) => {
  const pages = getClaims(locale);
  const claims = pages.flatMap(({ path, claims: list }) =>
    list.map((claim) => ({ page: new URL(path, origin).href, ...claim })),
  );
  return Response.json(claims);
};
