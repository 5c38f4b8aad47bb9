import { rmSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { isText, listFiles, readText } from './files.ts';

/**
 * Deletes the files in `_astro` that nothing refers to. Astro copies the original of every picture of a
 * content collection there (https://github.com/withastro/astro/issues/17706). A file counts as used
 * when a page, or another used file, contains its name; the hash in it makes chance hits impossible.
 * @param dir folder of the built site
 * @returns how many files were deleted and how many bytes they had
 */
export function pruneAssets(dir: string): { files: number; bytes: number } {
  const all = listFiles(dir);
  const unused = new Set(all.filter((file) => file.startsWith('_astro/')));
  const toRead = all.filter((file) => isText(file) && !unused.has(file));

  for (let file = toRead.pop(); file; file = toRead.pop()) {
    const text = readText(dir, file);
    for (const asset of unused) {
      if (!spellings(basename(asset)).some((name) => text.includes(name))) continue;
      unused.delete(asset);
      if (isText(asset)) toRead.push(asset);
    }
  }

  let bytes = 0;
  for (const asset of unused) {
    bytes += statSync(join(dir, asset)).size;
    rmSync(join(dir, asset));
  }
  return { files: unused.size, bytes };
}

/** A file name as it may stand in HTML, CSS or JavaScript. */
function spellings(name: string): string[] {
  return [
    ...new Set([name, encodeURI(name), encodeURIComponent(name), name.replaceAll('&', '&amp;')]),
  ];
}
