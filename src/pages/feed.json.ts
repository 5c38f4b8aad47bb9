import type { APIContext } from 'astro';
import { jsonFeed } from '../content/feeds.ts';

/** The feed of all articles as JSON. */
export const GET = ({ site }: APIContext) =>
  jsonFeed({ origin: (site as URL).origin, path: '/feed.json' });
