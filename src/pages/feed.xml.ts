import rss from '@astrojs/rss';
import type { APIContext } from 'astro';
import { getSite } from '../content/site-data.ts';

/** The feed that the head links to; articles join it with the blog. */
export const GET = async ({ site: origin }: APIContext) => {
  const { brand, description, lang } = await getSite();
  return rss({
    title: brand,
    description,
    site: origin as URL,
    items: [],
    customData: `<language>${lang}</language>`,
  });
};
