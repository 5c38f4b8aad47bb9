import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig, fontProviders } from 'astro/config';
import { publishing } from './deploy/integration/publishing.ts';
import { scopedName } from './deploy/integration/styles/scoped-name.ts';
import { contentGuard } from './src/content/check/guard.ts';
import { publishedPictures } from './src/content/images/published-pictures.ts';
import { isListed } from './src/content/read/addresses.ts';
import { siteOrigin } from './src/content/read/origin.ts';
import { FONT_FAMILIES, type FontRole } from './src/features/drawing/fonts.ts';
import { webFont } from './src/features/drawing/web-font.ts';
import { leanEvm } from './src/features/playground/lean-evm.ts';
import { importHelper } from './src/runtime/import-helper.ts';
import { engageDirective } from './src/runtime/islands/integration.ts';

/** Folders of built sites, whole or under way, begin like this. */
const BUILT = fileURLToPath(new URL('dist', import.meta.url));

/**
 * Two variable files per family: the characters that the site writes, and the whole Latin file for all others. Without ranges of its own
 * it would be fetched for a character that the site writes and the family has not, such as the ₂ of CO₂.
 */
async function font(role: FontRole) {
  const { file, ranges, whole, weight } = await webFont(role);
  const face = { weight, style: 'normal' as const, display: 'swap' as const };
  const variant = (source: string, [range = '', ...further]: string[]) => ({
    ...face,
    src: [`./${source}`] as [string],
    unicodeRange: [range, ...further] as [string, ...string[]],
  });
  const every = variant(whole, ranges.others);
  const written = variant(file, ranges.own);
  return {
    name: FONT_FAMILIES[role],
    cssVariable: `--font-${role}` as const,
    provider: fontProviders.local(),
    // src/styles/fallbacks.css fits these, in place of Astro's own guess.
    fallbacks: [`${role} fallback`, 'sans-serif'],
    optimizedFallbacks: false,
    options: { variants: [every, written] as [typeof every, typeof written] },
  };
}

/** Modules that are always needed together, each group in one file: smaller, and fewer to fetch. */
const together = {
  groups: [
    { name: 'react', test: /node_modules[\\/](@astrojs[\\/]react|react|react-dom|scheduler)[\\/]/ },
    {
      name: 'page',
      test: /preload-helper|src[\\/](features[\\/](draft|booking[\\/]session-address)|runtime[\\/](elements[\\/](connected-element|wake-island)|navigation[\\/]page-cache|browser[\\/](preferences|tab-memory|when-visible)))/,
    },
    {
      name: 'phrases',
      test: /src[\\/]lib[\\/](fill|format-date|format-number|language-tag|locale|plural)\.ts/,
    },
    { name: 'form', test: /src[\\/](ui[\\/](Button|Field)|browser[\\/]save-file)/ },
    { name: 'modal', test: /src[\\/]runtime[\\/]browser[\\/](modal-popover|resting)\.ts/ },
    {
      name: 'submission',
      test: /src[\\/]features[\\/]messages[\\/](use-(submission|checks)|new-key|HandOver|Trap|ContactPanel[\\/]CarvedForm)/,
    },
    {
      name: 'office',
      test: /src[\\/]features[\\/]office[\\/](office-hours|office-status|zone-clock)\.ts|@date-fns[\\/]tz/,
    },
  ],
};

export default defineConfig({
  site: siteOrigin(),
  trailingSlash: 'never',
  // One sheet, which the integration puts into the pages in parts.
  build: { format: 'file', inlineStylesheets: 'never' },
  // Everything is a file of its own: a data: address would need a wider content security policy.
  vite: {
    css: {
      modules: { generateScopedName: scopedName },
      // `:target-current` (CSS Overflow 5) marks the section that is read in the contents of a text.
      lightningcss: { drafts: { scrollNavigationControls: true } },
    },
    build: { assetsInlineLimit: 0 },
    plugins: [importHelper()],
    worker: { format: 'es', plugins: () => [leanEvm()] },
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
    publishing('site'),
  ],
  fonts: [await font('display'), await font('text')],
});
