import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { counterOrigins } from './counter.ts';
import { finishSite } from './hosting.ts';
import { tidyPages } from './tidy-pages.ts';

/** What a built site is for: to be published, or to be the gallery, which only browser tests open. */
export type Purpose = 'site' | 'gallery';

/**
 * Prepares what `astro build` has written for serving: tidy pages, the policy, the files of each host, and compressed
 * copies. The gallery gets only what a server needs. This integration must be the last, so that it sees what others
 * write.
 */
export const publishing = (purpose: Purpose): AstroIntegration => ({
  name: 'publishing',
  hooks: {
    'astro:config:setup': ({ injectScript }) => {
      // A page without a counter has no script for it.
      if (counterOrigins(readFileSync('content/site.yaml', 'utf8')))
        injectScript('page', "import '/src/runtime/count-visits.ts';");
    },
    'astro:build:done': async ({ dir, logger }) => {
      const folder = fileURLToPath(dir);
      tidyPages(folder);
      logger.info(await finishSite(folder, { compressed: purpose === 'site' }));
    },
  },
});
