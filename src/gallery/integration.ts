import type { AstroIntegration } from 'astro';

/**
 * Adds the authors' gallery at /gallery. Only `npm run dev` and `npm run build:gallery` use it: the
 * public build never has it.
 */
export const galleryRoutes = (): AstroIntegration => ({
  name: 'gallery-routes',
  hooks: {
    'astro:config:setup': ({ injectRoute }) => {
      injectRoute({ pattern: '/gallery', entrypoint: './src/gallery/Index.astro' });
      injectRoute({ pattern: '/gallery/[...name]', entrypoint: './src/gallery/Example.astro' });
    },
  },
});
