import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { readBuiltPages } from './built-page.ts';
import { writeFragments } from './fragments/write-fragments.ts';
import { finishSite } from './hosting.ts';
import { inlineInto } from './styles/inline-styles.ts';
import { shortNamesIn } from './styles/short-names.ts';

/** What a built site is for: to be published, or to be the gallery, which only browser tests open. */
export type Purpose = 'site' | 'gallery';

/**
 * Prepares what `astro build` has written for serving: short class names, styles inside the pages, fragments of
 * pages for client-side navigation, the policy, the files of each host, and compressed copies. The gallery gets
 * only what a server needs. `QUICK_COPIES=1` is for `npm test`, whose build nobody visits. This integration must be the last, so that it sees what others write.
 */
export const publishing = (purpose: Purpose): AstroIntegration => ({
  name: 'publishing',
  hooks: {
    'astro:config:setup': ({ command, config, updateConfig }) => {
      if (command !== 'build' || purpose === 'gallery') return;
      const generateScopedName = shortNamesIn(fileURLToPath(config.srcDir));
      updateConfig({ vite: { css: { modules: { generateScopedName } } } });
    },
    'astro:build:done': async ({ dir, logger }) => {
      const folder = fileURLToPath(dir);
      if (purpose === 'gallery') {
        logger.info(await finishSite(folder, { compressed: false }));
        return;
      }
      const pages = readBuiltPages(folder);
      const quick = process.env.QUICK_COPIES === '1';
      logger.info(inlineInto(folder, pages));
      logger.info(writeFragments(folder, pages));
      logger.info(await finishSite(folder, { compressed: true, quick, pages }));
    },
  },
});
