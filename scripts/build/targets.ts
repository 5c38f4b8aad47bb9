import { fileURLToPath } from 'node:url';
import { INBOX_FOLDER } from '../../desk/staff/inbox-files.ts';
import type { Target } from './build.ts';
import { fingerprint, fingerprintOf } from './inputs.ts';

const ASTRO = fileURLToPath(new URL('bin/astro.mjs', import.meta.resolve('astro/package.json')));

const target = (dir: string, ...options: string[]): Target => ({
  dir,
  program: [ASTRO, 'build', ...options],
  inputs: () => fingerprint('.'),
  // One lock for all, because all builds share the caches in .cache.
  lock: '.cache/build.lock',
});

/** What the inbox is made from, besides packages. */
const INBOX = [
  'contract',
  'desk/inbox',
  'desk/staff',
  'content/inbox.yaml',
  'media/icon.svg',
  'media/logo.svg',
  'media/tiles',
  'src/styles',
  'src/ui',
];

/** What can be built: the site, the authors' gallery of components for the browser tests, and the
 * desk's inbox, which is a program of its own and shares no file with the site. */
export const TARGETS = {
  site: target('dist'),
  gallery: target('dist-gallery', '--config', 'astro.gallery.config.ts'),
  inbox: {
    title: 'The inbox',
    dir: INBOX_FOLDER,
    program: ['desk/inbox/build.ts'],
    inputs: () => fingerprintOf('.', INBOX),
    lock: '.cache/build-inbox.lock',
  } satisfies Target,
};
