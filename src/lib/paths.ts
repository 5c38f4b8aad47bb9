import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

const ALIASES = new Set(
  globSync('content/offers/**/*.yaml').flatMap(
    (file) => (parse(readFileSync(file, 'utf8')) as { aliases?: string[] } | null)?.aliases ?? [],
  ),
);

/** Pages for people only: what they show depends on who asks. */
const UNLISTED = ['/404', '/search'];

/** Whether a page belongs in the sitemap: aliases, not-found, search and the gallery do not. */
export const isListed = (pathname: string) =>
  !ALIASES.has(pathname) && !UNLISTED.includes(pathname) && !pathname.startsWith('/gallery');
