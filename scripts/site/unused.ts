import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isText } from '../../deploy/integration/files.ts';
import type { BuiltSite, SiteFault } from './load.ts';

const ASSETS = '/_astro/';

/** The ways to write a file name in HTML, CSS or JavaScript. */
const spellings = (name: string) => [
  ...new Set([name, encodeURI(name), encodeURIComponent(name), name.replaceAll('&', '&amp;')]),
];

/**
 * Checks that every hashed file is named by a page or by another file that is used, so that masters of pictures
 * and unused modules are not published. The hash in each
 * name makes chance matches impossible.
 */
export function checkUnused(site: BuiltSite): SiteFault[] {
  const read = (file: string) => readFileSync(join(site.root, file), 'utf8');
  const unused = new Set(
    [...site.files].filter((file) => file.startsWith(ASSETS) && !isCopy(file)),
  );
  const toRead = [...site.files].filter((file) => isText(file) && !unused.has(file));

  for (let file = toRead.pop(); file; file = toRead.pop()) {
    const text = read(file);
    for (const asset of unused) {
      if (!spellings(basename(asset)).some((name) => text.includes(name))) continue;
      unused.delete(asset);
      if (isText(asset)) toRead.push(asset);
    }
  }
  return [...unused]
    .sort()
    .map((file) => ({ file: file.slice(1), message: 'nothing refers to it' }));
}

const isCopy = (file: string) => /\.(br|gz)$/.test(file);
