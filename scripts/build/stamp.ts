import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../deploy/integration/files.ts';
import { besideFolder } from './folders.ts';

/** What a build was made from, and the names and sizes of what it made. */
interface Stamp {
  from: string;
  made: string;
}

const stampFile = (dir: string) => join(besideFolder(dir), 'stamp.json');

const sizes = (dir: string) =>
  hash(
    'sha256',
    listFiles(dir)
      .map((file) => `${file} ${statSync(join(dir, file)).size}`)
      .join('\n'),
  );

/** Notes beside the site in `dir` what it was made from. */
export function writeStamp(dir: string, from: string): void {
  const stamp: Stamp = { from, made: sizes(dir) };
  mkdirSync(besideFolder(dir), { recursive: true });
  writeFileSync(stampFile(dir), `${JSON.stringify(stamp, null, 2)}\n`);
}

/** Whether the site in `dir` is whole and was made from what has this fingerprint. */
export function isCurrent(dir: string, fingerprint: string): boolean {
  try {
    const stamp: Stamp = JSON.parse(readFileSync(stampFile(dir), 'utf8'));
    return stamp.from === fingerprint && stamp.made === sizes(dir);
  } catch {
    // No stamp, half a stamp, no folder: in each case it has to be built.
    return false;
  }
}
