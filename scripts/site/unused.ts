import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isText } from '../../deploy/integration/files.ts';
import type { BuiltSite } from './load.ts';

const ASSETS = '/_astro/';

/**
 * Checks that every hashed file is named by a page or by another file that is used, so that masters of pictures
 * and unused modules are not published. The hash in each name makes chance matches impossible.
 */
export function checkUnused(site: BuiltSite): string[] {
  const files = [...site.files].filter((file) => !/\.(br|gz)$/.test(file));
  const unused = new Set(files.filter((file) => file.startsWith(ASSETS)));
  // Files that turn out to be used are read as well: they join the set while it is gone through.
  const used = new Set(files.filter((file) => !unused.has(file)));
  for (const file of used) {
    if (!isText(file)) continue;
    const text = readFileSync(join(site.root, file), 'utf8');
    for (const asset of unused) if (text.includes(basename(asset))) used.add(asset);
    for (const asset of used) unused.delete(asset);
  }
  return [...unused].sort().map((file) => `${file}: nothing refers to it`);
}
