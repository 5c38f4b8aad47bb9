import type { APIContext } from 'astro';
import { type FeedProps, feedRoutes, jsonFeed } from '../content/output/feeds.ts';
import { siteOrigin } from '../content/read/origin.ts';

/** The feed of all articles, and one for every category. */
export const getStaticPaths = feedRoutes;

/** A feed as JSON. */
export const GET = ({ props, url }: APIContext<FeedProps>) =>
  jsonFeed({ ...props, origin: new URL(siteOrigin()).origin, path: url.pathname });
