import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import { readBuiltPages } from './built-page.ts';
import { writeFragments } from './fragments/write-fragments.ts';
import { finishSite } from './hosting.ts';
import { inlineInto } from './styles/inline-styles.ts';
import { shortNamesIn } from './styles/short-names.ts';

/** What becomes of a built site: it is published, or it is the gallery, which only browser tests open. */
export type Purpose = 'site' | 'gallery';

/**
 * Makes what `astro build` has written ready to serve: short names of classes, styles inside the pages, a fragment of each
 * page for client-side navigation, the policy, the files of each host, and compressed copies. The gallery has only what
 * a server needs. It comes last, so that it sees what other integrations write.
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
      logger.info(inlineInto(folder, pages));
      logger.info(writeFragments(folder, pages));
      logger.info(await finishSite(folder, { compressed: true, pages }));
    },
  },
});
