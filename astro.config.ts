import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig, fontProviders } from 'astro/config';
import { hosting } from './deploy/integration/hosting.ts';
import { engageDirective } from './src/client/engage/integration.ts';
import { isListed } from './src/content/addresses.ts';
import { contentGuard } from './src/content/guard.ts';
import { publishedPictures } from './src/content/published-pictures.ts';
import { siteOrigin } from './src/lib/origin.ts';
import { scopedName } from './src/lib/scoped-name.ts';

/** Folders of built sites, whole or under way, begin like this. */
const BUILT = fileURLToPath(new URL('dist', import.meta.url));
const FONTS = './node_modules/@fontsource-variable';

/** One variable Latin file per family; Arabic pages will add the Arabic files as a second variant. */
const latinFont = (family: 'kufam' | 'fustat', weight: string) => ({
  src: [`${FONTS}/${family}/files/${family}-latin-wght-normal.woff2`] as [string],
  weight,
  style: 'normal' as const,
  display: 'swap' as const,
});

/** Modules that are always needed together, each group in one file: smaller, and fewer to fetch. */
const together = {
  groups: [
    { name: 'react', test: /node_modules[\\/](@astrojs[\\/]react|react|react-dom|scheduler)[\\/]/ },
    { name: 'page', test: /preload-helper|src[\\/]lib[\\/]draft/ },
  ],
};

export default defineConfig({
  site: siteOrigin(),
  trailingSlash: 'never',
  build: { format: 'file', inlineStylesheets: 'never' },
  // Everything is a file of its own: a data: address would need a wider content security policy.
  vite: {
    css: { modules: { generateScopedName: scopedName } },
    build: { assetsInlineLimit: 0 },
    // A build beside `npm run dev` is none of its business.
    server: { watch: { ignored: (path: string) => path.startsWith(BUILT) } },
    environments: {
      client: { build: { rolldownOptions: { output: { codeSplitting: together } } } },
    },
  },
  cacheDir: '.cache/astro',
  devToolbar: { enabled: false },
  integrations: [
    contentGuard(),
    publishedPictures(),
    react(),
    sitemap({ filter: (page) => isListed(new URL(page).pathname) }),
    engageDirective(),
    hosting(),
  ],
  fonts: [
    {
      name: 'Kufam',
      cssVariable: '--font-kufam',
      provider: fontProviders.local(),
      fallbacks: ['Kufam fallback', 'sans-serif'],
      // src/styles/fallbacks.css fits its own.
      optimizedFallbacks: false,
      options: { variants: [latinFont('kufam', '400 900')] },
    },
    {
      name: 'Fustat',
      cssVariable: '--font-fustat',
      provider: fontProviders.local(),
      fallbacks: ['Fustat fallback', 'sans-serif'],
      optimizedFallbacks: false,
      options: { variants: [latinFont('fustat', '200 800')] },
    },
  ],
});
