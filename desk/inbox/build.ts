import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { siteParts } from './site-parts.ts';

/** Builds the inbox: `node desk/inbox/build.ts --outDir dist-desk`, from the root of the repository. */
const { values } = parseArgs({ options: { outDir: { type: 'string', default: 'dist-desk' } } });

await build({
  configFile: false,
  root: fileURLToPath(new URL('.', import.meta.url)),
  base: '/desk/',
  publicDir: false,
  cacheDir: resolve('.cache/vite-desk'),
  logLevel: 'warn',
  plugins: [siteParts()],
  build: {
    outDir: resolve(values.outDir),
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
