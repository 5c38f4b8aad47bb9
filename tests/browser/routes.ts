import { globSync, readFileSync } from 'node:fs';
import { sitemapPaths } from '../../scripts/site/heads.ts';
import { pathOf } from '../../scripts/site/load.ts';

/** Every path of the built site: the sitemap's first, then aliases, then one that does not exist. */
export function allRoutes(root = 'dist'): string[] {
  const listed = sitemapPaths(readFileSync(`${root}/sitemap-0.xml`, 'utf8'));
  const built = globSync('**/*.html', { cwd: root }).map((file) =>
    pathOf(file.replaceAll('\\', '/')),
  );
  return [...new Set([...listed, ...built.sort(), '/no-such-page'])].filter(
    (path) => !path.endsWith('/404'),
  );
}
