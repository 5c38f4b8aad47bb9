import { hash } from 'node:crypto';
import { mkdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { listFiles } from '../../deploy/integration/files.ts';
import { besideFolder } from './folders.ts';

/** The fingerprint of a build's inputs, and the names and sizes of its files. */
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

/** Writes the stamp of the site in `dir` beside it. */
export function writeStamp(dir: string, from: string): void {
  const stamp: Stamp = { from, made: sizes(dir) };
  mkdirSync(besideFolder(dir), { recursive: true });
  writeFileSync(stampFile(dir), `${JSON.stringify(stamp, null, 2)}\n`);
}

/** Whether the site in `dir` is complete and was made from inputs with this fingerprint. */
export function isCurrent(dir: string, fingerprint: string): boolean {
  try {
    const stamp: Stamp = JSON.parse(readFileSync(stampFile(dir), 'utf8'));
    return stamp.from === fingerprint && stamp.made === sizes(dir);
  } catch {
    // Without a stamp, with a broken one or without a folder, the site must be built.
    return false;
  }
}
