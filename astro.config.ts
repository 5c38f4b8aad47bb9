import { fileURLToPath } from 'node:url';
import react from '@astrojs/react';
import sitemap from '@astrojs/sitemap';
import { DEFAULT_LOCALE, LOCALES } from '@falaj/contract/locale.ts';
import { defineConfig, fontProviders } from 'astro/config';
import { publishing } from './deploy/integration/publishing.ts';
import { contentCheck } from './src/content/check/content-check-plugin.ts';
import { publishedPictures } from './src/content/images/published-pictures.ts';
import { changedOn, isListed } from './src/content/read/addresses.ts';
import { siteOrigin } from './src/content/read/origin.ts';
import { FONT_FAMILIES, type FontRole, type FontScript } from './src/fonts/fonts.ts';
import { headlineFigures, type WebFont, webFont } from './src/fonts/web-font.ts';
import { interactionDirective } from './src/runtime/islands/integration.ts';
import { scopedName } from './src/styles/scoped-name.ts';

/** Folders of built sites, whole or under way, begin like this. */
const BUILT = fileURLToPath(new URL('dist', import.meta.url));

/** The system fonts that stand for a family's script until it arrives (src/styles/fallbacks.css and arabic.css). */
const FALLBACKS: Record<FontScript, (role: FontRole) => string[]> = {
  latin: (role) => [`${role} fallback`, 'sans-serif'],
  arabic: (role) => [`${role} arabic sans fallback`, `${role} arabic fallback`],
};

/**
 * Two variable files per script of a family: the characters that the site writes, and the whole file for all others.
 * Each has ranges of its own, or it would be fetched for a character that it has not, such as the ₂ of CO₂.
 */
async function font(
  cssVariable: `--${string}`,
  role: FontRole,
  ...scripts: [FontScript, ...FontScript[]]
) {
  const made = await Promise.all(scripts.map((script) => webFont(role, script)));
  const files: WebFont['written'][] = made.flatMap(({ whole, written }) => [whole, written]);
  if (cssVariable === '--font-display-ar') files.push(await headlineFigures());
  const [first, ...others] = files.map(({ file, ranges: [range = '', ...further] }) => ({
    weight: made[0]?.weight ?? '',
    style: 'normal' as const,
    // No system font has the widths of our Arabic letters, and a swap would move the page: a first visit on a slow network
    // keeps the system's font. The files are preloaded (src/layouts/Head.astro).
    display: scripts.includes('arabic') ? ('optional' as const) : ('swap' as const),
    src: [`./${file}`] as [string],
    unicodeRange: [range, ...further] as [string, ...string[]],
  }));
  if (!first) throw new Error(`the font of ${cssVariable} has no file`);
  return {
    name: FONT_FAMILIES[role],
    cssVariable,
    provider: fontProviders.local(),
    // In place of Astro's own guess.
    fallbacks: scripts.toReversed().flatMap((script) => FALLBACKS[script](role)),
    optimizedFallbacks: false,
    options: { variants: [first, ...others] as [typeof first, ...(typeof first)[]] },
  };
}

/** The fonts of pages by their language (src/layouts/Head.astro); the build publishes every file of those it is given. */
export const fonts = {
  latin: [
    await font('--font-display', 'display', 'latin'),
    await font('--font-text', 'text', 'latin'),
  ],
  arabic: [
    // Names in headlines are in the Latin letters of texts, which every page has.
    await font('--font-display-ar', 'display', 'arabic'),
    await font('--font-text-ar', 'text', 'latin', 'arabic'),
  ],
};

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
    worker: { format: 'es' },
    // A build beside `npm run dev` is none of its business.
    server: { watch: { ignored: (path: string) => path.startsWith(BUILT) } },
  },
  cacheDir: '.cache/astro',
  devToolbar: { enabled: false },
  integrations: [
    contentCheck(),
    publishedPictures(),
    react(),
    sitemap({
      filter: (page) => isListed(new URL(page).pathname),
      serialize: (item) => ({ ...item, lastmod: changedOn(new URL(item.url).pathname) }),
      i18n: {
        defaultLocale: DEFAULT_LOCALE,
        locales: Object.fromEntries(LOCALES.map((locale) => [locale, locale])),
      },
    }),
    interactionDirective(),
    publishing('site'),
  ],
  fonts: LOCALES.includes('ar') ? [...fonts.latin, ...fonts.arabic] : fonts.latin,
});
