import config, { fonts } from '../../astro.config.ts';
import { publishing } from '../../deploy/integration/publishing.ts';
import { galleryRoutes } from './integration.ts';

/** What makes sense only for a site that is published. */
const PUBLISHED = ['@astrojs/sitemap', 'publishing'];

const shared = (config.integrations ?? []).filter(
  (one) => !(one && 'name' in one && PUBLISHED.includes(one.name)),
);

/** The authors' gallery: beside the site for `npm run dev`, alone in dist-gallery for the browser tests. */
export default {
  ...config,
  outDir: './dist-gallery',
  // Examples are in both languages.
  fonts: [...fonts.latin, ...fonts.arabic],
  integrations: [...shared, galleryRoutes(), publishing('gallery')],
};
