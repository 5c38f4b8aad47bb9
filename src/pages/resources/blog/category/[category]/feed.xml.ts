import type { APIContext } from 'astro';
import { categoryRoutes } from '../../../../../content/categories.ts';
import { rssFeed } from '../../../../../content/feeds.ts';
import type { ArticleCategory } from '../../../../../schemas/article.ts';

/** One feed for every category. */
export const getStaticPaths = categoryRoutes;

/** The feed of one category. */
export const GET = ({ site, props, url }: APIContext) =>
  rssFeed({
    origin: (site as URL).origin,
    path: url.pathname,
    category: props.category as ArticleCategory,
  });
