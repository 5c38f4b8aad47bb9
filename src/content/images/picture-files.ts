import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join, parse } from 'node:path';
import {
  type EncodedPicture,
  type PictureManifest,
  pictureManifest,
} from '../../schemas/shared/picture-manifest.ts';
import { describeSettings } from './encodings.ts';

/** The folder of the masters, from the root of the repository. */
export const MASTERS = 'media/reliefs';
export const ENCODED = 'media/encoded';
export const MANIFEST = 'media/pictures.json';

const REMEDY = 'run `npm run pictures`';
const MASTER = /\.(webp|jpe?g|png)$/i;
const NAME = /^[a-z0-9]+(-[a-z0-9]+)*$/;

/** The fingerprint of a file in the manifest: its SHA-256 in hexadecimal digits. */
export const fingerprint = (data: Uint8Array) => createHash('sha256').update(data).digest('hex');

const list = (folder: string) => (existsSync(folder) ? readdirSync(folder).sort() : []);

/**
 * Lists the masters in media/reliefs: file names by the name of the picture.
 * @param root folder of the repository
 * @returns the masters, and a message for each file that cannot be a master
 */
export function listMasters(root = '.'): { masters: Map<string, string>; faults: string[] } {
  const masters = new Map<string, string>();
  const faults: string[] = [];
  for (const file of list(join(root, MASTERS))) {
    const { name } = parse(file);
    const other = masters.get(name);
    if (file.startsWith('.')) continue;
    if (!MASTER.test(file)) faults.push(`${MASTERS}/${file} is not a .webp, .jpg or .png picture`);
    else if (!NAME.test(name))
      faults.push(`${MASTERS}/${file}: name it in lower-case letters, digits and hyphens`);
    else if (other) faults.push(`${MASTERS}/${file} and ${other} have one name: keep one of them`);
    else masters.set(name, file);
  }
  return { masters, faults };
}

/**
 * Reads media/pictures.json.
 * @param root folder of the repository
 * @returns an empty manifest where there is none yet
 * @throws ZodError when the file does not meet its schema
 */
export function readManifest(root = '.'): PictureManifest {
  const file = join(root, MANIFEST);
  return existsSync(file) ? pictureManifest.parse(JSON.parse(readFileSync(file, 'utf8'))) : {};
}

/** Message about the encodings of a master; undefined when they agree with the manifest. */
export function staleness(
  name: string,
  master: string,
  entry: EncodedPicture | undefined,
  root = '.',
): string | undefined {
  const path = `${MASTERS}/${master}`;
  if (!entry) return `${path} is not encoded`;
  if (entry.master !== master || entry.sha256 !== fingerprint(readFileSync(join(root, path))))
    return `${path} has changed since it was encoded`;
  if (entry.settings !== describeSettings(name)) return `${path} was encoded with other settings`;
  for (const { file, sha256 } of entry.files) {
    const encoded = join(root, ENCODED, file);
    if (!existsSync(encoded)) return `${ENCODED}/${file} is missing`;
    if (fingerprint(readFileSync(encoded)) !== sha256)
      return `${ENCODED}/${file} is not the file that was made of ${path}`;
  }
  return undefined;
}

/** Files in media/encoded that the manifest does not list. */
export function orphans(manifest: PictureManifest, root = '.'): string[] {
  const known = new Set(Object.values(manifest).flatMap(({ files }) => files.map((f) => f.file)));
  return list(join(root, ENCODED)).filter((file) => !known.has(file));
}

/**
 * Checks the encoded pictures and their manifest against the masters.
 * @param root folder of the repository
 * @returns one line for each fault, with the file and what to do
 */
export function checkPictures(root = '.'): string[] {
  const manifest = readManifest(root);
  const { masters, faults } = listMasters(root);
  const stale = [...masters].map(([name, file]) => staleness(name, file, manifest[name], root));
  const lost = Object.entries(manifest)
    .filter(([name]) => !masters.has(name))
    .map(([name, { master }]) => `${MANIFEST} lists ${name}, but there is no ${MASTERS}/${master}`);
  const loose = orphans(manifest, root).map((file) => `${ENCODED}/${file} belongs to no picture`);
  const mendable = [...stale, ...lost, ...loose].filter((fault) => fault !== undefined);
  return [...faults, ...mendable.map((fault) => `${fault}: ${REMEDY}`)];
}
