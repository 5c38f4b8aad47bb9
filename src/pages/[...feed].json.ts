import type { APIContext } from 'astro';
import { type FeedProps, feedRoutes, jsonFeed } from '../content/output/feeds.ts';

/** The feed of all articles, and one for every category. */
export const getStaticPaths = feedRoutes;

/** A feed as JSON. */
export const GET = ({ site, props, url }: APIContext<FeedProps>) =>
  jsonFeed({ ...props, origin: (site as URL).origin, path: url.pathname });
