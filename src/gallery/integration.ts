import type { AstroIntegration } from 'astro';

/** Routes that the gallery's pages request, or that a server needs to start. */
const AROUND = [
  { pattern: '/', entrypoint: './src/gallery/Index.astro' },
  { pattern: '/404', entrypoint: './src/pages/404.astro' },
  { pattern: '/icon.svg', entrypoint: './src/pages/icon.svg.ts' },
  { pattern: '/robots.txt', entrypoint: './src/pages/robots.txt.ts' },
  {
    pattern: '/[...locale]/tools/blueprint.json',
    entrypoint: './src/pages/[...locale]/tools/blueprint.json.ts',
  },
];

/**
 * Adds the authors' gallery at /gallery. Only `npm run dev` and the browser tests use it; the public
 * build never contains it. The former shows it beside the site. The latter builds it alone, by looking for
 * pages in an empty folder, so that the site itself is built and tested without it.
 */
export const galleryRoutes = (): AstroIntegration => ({
  name: 'gallery-routes',
  hooks: {
    'astro:config:setup': ({ command, config, injectRoute, updateConfig }) => {
      injectRoute({ pattern: '/gallery', entrypoint: './src/gallery/Index.astro' });
      injectRoute({ pattern: '/gallery/[...name]', entrypoint: './src/gallery/Example.astro' });
      if (command !== 'build') return;
      updateConfig({ srcDir: new URL('src/gallery/', config.root) });
      for (const route of AROUND) injectRoute(route);
    },
  },
});
