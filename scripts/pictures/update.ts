import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  ENCODED,
  listMasters,
  MANIFEST,
  MASTERS,
  orphans,
  readManifest,
  staleness,
} from '../../src/content/images/picture-files.ts';
import type { PictureManifest } from '../../src/schemas/shared/picture-manifest.ts';
import { encodePicture } from './encode.ts';

/** Writes the manifest with its pictures in alphabetical order, so that diffs stay small. */
function writeManifest(manifest: PictureManifest, root: string) {
  const entries = Object.entries(manifest).sort(([a], [b]) => (a < b ? -1 : 1));
  const text = JSON.stringify(Object.fromEntries(entries), null, 1);
  // Each file of a picture is on one line.
  const lines = text.replace(/\{\s+("file"[^{}]*?)\s+\}/g, (_, inside: string) => {
    return `{ ${inside.replace(/\n\s+/g, ' ')} }`;
  });
  writeFileSync(join(root, MANIFEST), `${lines}\n`);
}

/**
 * Encodes the masters whose files are missing or stale, and deletes encoded files without a master. The
 * manifest is written after each picture, so that an interrupted run can go on where it stopped.
 * @param names only these pictures; all of them when empty
 * @param options folder of the repository, and a function that reports progress
 * @returns how many pictures were encoded
 * @throws when a name has no master, or a master cannot be read
 */
export async function updatePictures(
  names: string[] = [],
  { root = '.', say = (_line: string) => {} } = {},
): Promise<number> {
  const manifest = readManifest(root);
  const { masters, faults } = listMasters(root);
  const unknown = names.filter((name) => !masters.has(name));
  faults.push(...unknown.map((name) => `${MASTERS} has no picture named ${name}`));
  if (faults.length > 0) throw new Error(faults.join('\n'));

  for (const name of Object.keys(manifest)) if (!masters.has(name)) delete manifest[name];
  let encoded = 0;
  for (const [name, master] of masters) {
    if (names.length > 0 && !names.includes(name)) continue;
    if (!staleness(name, master, manifest[name], root)) continue;
    const began = performance.now();
    try {
      manifest[name] = await encodePicture(name, master, root);
    } catch (error) {
      throw new Error(`${MASTERS}/${master} is no picture: ${(error as Error).message}`);
    }
    writeManifest(manifest, root);
    const seconds = Math.round((performance.now() - began) / 1000);
    say(`${name}: ${manifest[name].files.length} files in ${seconds} s`);
    encoded += 1;
  }
  for (const file of orphans(manifest, root)) rmSync(join(root, ENCODED, file));
  writeManifest(manifest, root);
  return encoded;
}
