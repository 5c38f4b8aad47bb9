import { globSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';

const ALIASES = new Set(
  globSync('content/offers/**/*.yaml').flatMap(
    (file) => (parse(readFileSync(file, 'utf8')) as { aliases?: string[] } | null)?.aliases ?? [],
  ),
);

/** Whether a page belongs in the sitemap: aliases, the not-found page and the gallery do not. */
export const isListed = (pathname: string) =>
  !ALIASES.has(pathname) && pathname !== '/404' && !pathname.startsWith('/gallery');
