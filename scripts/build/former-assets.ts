import { cpSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../deploy/integration/files.ts';
import { ASSETS } from '../../deploy/policy.ts';
import { besideFolder } from './folders.ts';

/** For how many days a tab that was opened before a deployment still finds the files of its version. */
const KEEP_DAYS = 7;
const DAY_MS = 86_400_000;

/** Files of former versions, and when each was replaced, in ISO 8601. */
type Replaced = Record<string, string>;

const notesOf = (dir: string) => join(besideFolder(dir), 'former-assets.json');

/**
 * The files in a built site that are there only for its former versions.
 * @param dir folder of the built site
 * @returns their relative paths, each with the time when it was replaced
 */
export function readFormerAssets(dir: string): Replaced {
  return existsSync(notesOf(dir)) ? JSON.parse(readFileSync(notesOf(dir), 'utf8')) : {};
}

const assetsOf = (dir: string) =>
  existsSync(join(dir, ASSETS))
    ? listFiles(join(dir, ASSETS)).map((name) => ASSETS.slice(1) + name)
    : [];

/**
 * Copies the hashed files that the next version no longer has into it, for seven days after they were replaced,
 * because an open tab still requests scripts and pictures by their old names.
 * @param dir folder of the present version; it may be missing
 * @param next folder of the version that takes its place
 */
export function keepFormerAssets(dir: string, next: string, now = new Date()): void {
  const before = readFormerAssets(dir);
  const own = new Set(assetsOf(next));
  const kept: Replaced = {};
  for (const file of assetsOf(dir).filter((name) => !own.has(name))) {
    const replaced = before[file] ?? now.toISOString();
    if (now.getTime() - Date.parse(replaced) > KEEP_DAYS * DAY_MS) continue;
    cpSync(join(dir, file), join(next, file));
    kept[file] = replaced;
  }
  mkdirSync(besideFolder(next), { recursive: true });
  writeFileSync(notesOf(next), `${JSON.stringify(kept, null, 2)}\n`);
}
