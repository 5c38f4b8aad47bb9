import type { APIContext } from 'astro';
import { type FeedProps, feedRoutes, rssFeed } from '../content/output/feeds.ts';
import { siteOrigin } from '../content/read/origin.ts';

/** The feed of all articles, and one for every category. */
export const getStaticPaths = feedRoutes;

/** A feed. */
export const GET = ({ props, url }: APIContext<FeedProps>) =>
  rssFeed({ ...props, origin: new URL(siteOrigin()).origin, path: url.pathname });
