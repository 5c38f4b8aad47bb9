import config from './astro.config.ts';
import { galleryRoutes } from './src/gallery/integration.ts';

/** The site with the authors' gallery, built to dist-gallery for the screenshot and axe tests. */
export default {
  ...config,
  outDir: './dist-gallery',
  integrations: [...(config.integrations ?? []), galleryRoutes()],
};
