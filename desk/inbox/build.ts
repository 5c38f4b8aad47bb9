import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { INBOX_FOLDER } from '../staff/inbox-files.ts';
import { siteParts } from './site-parts.ts';

/** Builds the inbox into desk/dist: `npm run build` in desk/ or at the root. */
const pathOf = (path: string) => fileURLToPath(new URL(path, import.meta.url));

await build({
  configFile: false,
  root: pathOf('.'),
  base: '/desk/',
  publicDir: false,
  cacheDir: pathOf('../../.cache/vite-desk'),
  logLevel: 'warn',
  plugins: [siteParts()],
  build: {
    outDir: INBOX_FOLDER,
    emptyOutDir: true,
    // Its policy allows no data: addresses and no scripts in the page.
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2023',
    rolldownOptions: {
      // `use client` has no meaning without a server that renders.
      onLog: (level, log, say) => log.code === 'MODULE_LEVEL_DIRECTIVE' || say(level, log),
    },
  },
});
