import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig, fontProviders } from 'astro/config';
import { hosting } from './deploy/integration/hosting.ts';
import { engageDirective } from './src/client/engage/integration.ts';
import { importHelper } from './src/client/import-helper.ts';
import { isListed } from './src/content/addresses.ts';
import { contentGuard } from './src/content/guard.ts';
import { publishedPictures } from './src/content/published-pictures.ts';
import { FONT_FAMILIES, type FontRole, variableFont } from './src/features/drawing/fonts.ts';
import { siteOrigin } from './src/lib/origin.ts';
import { scopedName } from './src/lib/scoped-name.ts';

/** Folders of built sites, whole or under way, begin like this. */
const BUILT = fileURLToPath(new URL('dist', import.meta.url));

/** One variable Latin file per family; Arabic pages will add the Arabic files as a second variant. */
function font(role: FontRole) {
  const { file, weight } = variableFont(role);
  const src: [string] = [`./${file}`];
  const latin = { src, weight, style: 'normal' as const, display: 'swap' as const };
  return {
    name: FONT_FAMILIES[role],
    cssVariable: `--font-${role}` as const,
    provider: fontProviders.local(),
    // src/styles/fallbacks.css fits these, in place of Astro's own guess.
    fallbacks: [`${role} fallback`, 'sans-serif'],
    optimizedFallbacks: false,
    options: { variants: [latin] as [typeof latin] },
  };
}

/** Modules that are always needed together, each group in one file: smaller, and fewer to fetch. */
const together = {
  groups: [
    { name: 'react', test: /node_modules[\\/](@astrojs[\\/]react|react|react-dom|scheduler)[\\/]/ },
    {
      name: 'page',
      test: /preload-helper|rolldown-runtime|src[\\/](features[\\/](draft|booking[\\/]session-address)|lib[\\/](wake-island|tab-memory|when-visible))/,
    },
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
    plugins: [importHelper()],
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
  fonts: [font('display'), font('text')],
});
