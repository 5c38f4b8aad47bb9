import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { defineConfig, fontProviders } from 'astro/config';
import { publishing } from './deploy/integration/publishing.ts';
import { contentGuard } from './src/content/check/guard.ts';
import { publishedPictures } from './src/content/images/published-pictures.ts';
import { isListed } from './src/content/read/addresses.ts';
import { siteOrigin } from './src/content/read/origin.ts';
import { leanEvm } from './src/features/playground/lean-evm.ts';
import { FONT_FAMILIES, type FontRole } from './src/fonts/fonts.ts';
import { webFont } from './src/fonts/web-font.ts';
import { DEFAULT_LOCALE, LOCALES } from './src/lib/locale.ts';
import { interactionDirective } from './src/runtime/islands/integration.ts';
import { scopedName } from './src/styles/scoped-name.ts';

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

export default defineConfig({
  site: siteOrigin(),
  trailingSlash: 'never',
  // Styles inside the page, so that the first paint waits for no other file.
  build: { format: 'file', inlineStylesheets: 'always' },
  // Everything is a file of its own: a data: address would need a wider content security policy.
  vite: {
    css: {
      modules: { generateScopedName: scopedName },
      // `:target-current` (CSS Overflow 5) marks the section that is read in the contents of a text.
      lightningcss: { drafts: { scrollNavigationControls: true } },
    },
    build: { assetsInlineLimit: 0 },
    worker: { format: 'es', plugins: () => [leanEvm()] },
    // A build beside `npm run dev` is none of its business.
    server: { watch: { ignored: (path: string) => path.startsWith(BUILT) } },
  },
  cacheDir: '.cache/astro',
  devToolbar: { enabled: false },
  integrations: [
    contentGuard(),
    publishedPictures(),
    react(),
    sitemap({
      filter: (page) => isListed(new URL(page).pathname),
      i18n: {
        defaultLocale: DEFAULT_LOCALE,
        locales: Object.fromEntries(LOCALES.map((locale) => [locale, locale])),
      },
    }),
    interactionDirective(),
    publishing('site'),
  ],
  fonts: [await font('display'), await font('text')],
});
