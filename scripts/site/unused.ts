import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isText } from '../../deploy/integration/files.ts';
import { readFormerAssets } from '../build/former-assets.ts';
import type { BuiltSite, SiteFault } from './load.ts';

const ASSETS = '/_astro/';

/** A file name as it may stand in HTML, CSS or JavaScript. */
const spellings = (name: string) => [
  ...new Set([name, encodeURI(name), encodeURIComponent(name), name.replaceAll('&', '&amp;')]),
];

/**
 * Every hashed file is there because a page, or another used file, names it: masters of pictures and
 * left-over modules are not published. Files that are kept for tabs of a former version have had their
 * reason. The hash in a name makes chance hits impossible.
 */
export function checkUnused(site: BuiltSite): SiteFault[] {
  const former = readFormerAssets(site.root);
  const read = (file: string) => readFileSync(join(site.root, file), 'utf8');
  const unused = new Set(
    [...site.files].filter(
      (file) => file.startsWith(ASSETS) && !isCopy(file) && !(file.slice(1) in former),
    ),
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
