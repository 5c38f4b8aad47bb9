import { fileURLToPath } from 'node:url';
import type { Target } from './build.ts';
import { fingerprint } from './inputs.ts';

const ASTRO = fileURLToPath(new URL('bin/astro.mjs', import.meta.resolve('astro/package.json')));

const target = (dir: string, ...options: string[]): Target => ({
  dir,
  program: [ASTRO, 'build', ...options],
  inputs: () => fingerprint('.'),
  // One lock for all, because all builds share the caches in .cache.
  lock: '.cache/build.lock',
});

/** What can be built: the site, and the authors' gallery of components for the browser tests. */
export const TARGETS = {
  site: target('dist'),
  gallery: target('dist-gallery', '--config', 'astro.gallery.config.ts'),
};
