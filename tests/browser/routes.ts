import { globSync, readFileSync } from 'node:fs';
import { sitemapPaths } from '../../scripts/site/heads.ts';
import { pathOf } from '../../scripts/site/load.ts';

/** Widths from the narrowest phone to a large desktop. */
export const WIDTHS = [320, 390, 768, 1024, 1440, 1920];

/** Every path of the built site: the sitemap's first, then aliases, then one that does not exist. */
export function allRoutes(root = 'dist'): string[] {
  const listed = sitemapPaths(readFileSync(`${root}/sitemap-0.xml`, 'utf8'));
  const built = globSync('**/*.html', { cwd: root }).map((file) =>
    pathOf(file.replaceAll('\\', '/')),
  );
  return [...new Set([...listed, ...built.sort(), '/no-such-page'])].filter(
    (path) => path !== '/404',
  );
}
