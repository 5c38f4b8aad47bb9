import { copyFileSync, mkdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AstroIntegration } from 'astro';
import type { EncodedFile } from '../../schemas/shared/picture-manifest.ts';
import { checkPictures, ENCODED } from './picture-files.ts';

/** Folder of hashed files, which hosts let browsers keep for a year. */
const ASSETS = '_astro';

/**
 * The encoded files that pages use, by their published name. It is stored globally, because pages are rendered
 * from a bundle with its own copy of this module.
 */
const shared = globalThis as { publishedPictures?: Map<string, string> };

/**
 * Records that a page uses an encoded file.
 * @returns its address: that of the file itself during development, a hashed one in the built site
 */
export function publishPicture({ file, sha256 }: EncodedFile): string {
  if (import.meta.env.DEV) return `/${ENCODED}/${file}`;
  const published = file.replace(/\.(\w+)$/, `.${sha256.slice(0, 8)}.$1`);
  shared.publishedPictures ??= new Map();
  shared.publishedPictures.set(published, file);
  return `/${ASSETS}/${published}`;
}

/**
 * Stops the build when encoded pictures do not fit their masters, and warns during development. It copies the
 * files that pages use into the built site, and no others.
 */
export const publishedPictures = (): AstroIntegration => ({
  name: 'published-pictures',
  hooks: {
    'astro:server:start': ({ logger }) => {
      for (const fault of checkPictures()) logger.warn(fault);
    },
    'astro:build:start': () => {
      const faults = checkPictures();
      if (faults.length > 0) throw new Error(faults.join('\n'));
    },
    'astro:build:done': ({ dir }) => {
      mkdirSync(new URL(`${ASSETS}/`, dir), { recursive: true });
      for (const [published, file] of shared.publishedPictures ?? []) {
        copyFileSync(`${ENCODED}/${file}`, fileURLToPath(new URL(`${ASSETS}/${published}`, dir)));
      }
    },
  },
});
