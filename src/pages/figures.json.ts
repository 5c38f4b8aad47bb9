import type { APIContext } from 'astro';
import { getClaims } from '../content/claims.ts';
import { DEFAULT_LOCALE } from '../lib/locale.ts';

/** Every figure of the site with page, status, basis and date, for whoever checks them by program. */
export const GET = async ({ site: origin }: APIContext) => {
  const pages = await getClaims(DEFAULT_LOCALE);
  const claims = pages.flatMap(({ path, claims: list }) =>
    list.map((claim) => ({ page: new URL(path, origin).href, ...claim })),
  );
  return Response.json(claims);
};
