import type { APIContext } from 'astro';
import { type FeedProps, feedRoutes, rssFeed } from '../content/output/feeds.ts';

/** The feed of all articles, and one for every category. */
export const getStaticPaths = feedRoutes;

/** A feed. */
export const GET = ({ site, props, url }: APIContext<FeedProps>) =>
  rssFeed({ ...props, origin: (site as URL).origin, path: url.pathname });
