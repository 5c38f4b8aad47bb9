import type { APIContext } from 'astro';
import { rssFeed } from '../content/feeds.ts';

/** The feed of all articles. */
export const GET = ({ site }: APIContext) =>
  rssFeed({ origin: (site as URL).origin, path: '/feed.xml' });
