import { existsSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** The folder beside a built site, with what belongs to hosts and tools and not to visitors. */
export const besideFolder = (dir: string) => `${dir}-hosts`;

/**
 * The folder in which this process builds the next version of a site while the present one is served. It has
 * the number of the process, so that a build which outlives the process that started it cannot write into the
 * folder of a later one.
 */
export const nextFolder = (dir: string) => `${dir}-next-${process.pid}`;

const formerFolder = (dir: string) => `${dir}-former`;

const remove = (folder: string) =>
  rmSync(folder, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });

const pair = (dir: string) => [dir, besideFolder(dir)];

/** Deletes what interrupted builds left behind; must only be called when no other build is running. */
export function tidyUp(dir: string): void {
  restoreFormer(dir);
  const around = dirname(dir);
  const left = new RegExp(`^${basename(dir)}-next-\\d+(-hosts)?$`);
  for (const name of readdirSync(around)) if (left.test(name)) remove(join(around, name));
}

/** Restores the site that a switch had moved away when the machine stopped in the middle. */
function restoreFormer(dir: string): void {
  if (!existsSync(dir) && existsSync(formerFolder(dir))) renameSync(formerFolder(dir), dir);
  for (const folder of pair(formerFolder(dir))) remove(folder);
}

/**
 * Puts the next version in the place of the present one. Each folder is renamed as a whole, so that nobody
 * finds files of two versions in it. The folder beside the site, with its stamp, is moved away first and put
 * back last: a switch that is interrupted leaves no stamp, and the next start builds again.
 * @throws when a folder cannot be renamed; everything is then back in its place
 */
export function switchTo(dir: string): void {
  const [former, next] = [formerFolder(dir), nextFolder(dir)];
  const moves: [from: string, to: string][] = [
    [besideFolder(dir), besideFolder(former)],
    [dir, former],
    [next, dir],
    [besideFolder(next), besideFolder(dir)],
  ];
  const done: typeof moves = [];
  try {
    for (const move of moves.filter(([from]) => existsSync(from))) {
      renameSync(...move);
      done.unshift(move);
    }
  } catch (error) {
    for (const [from, to] of done) renameSync(to, from);
    throw new Error(`${dir} is in use by another program: ${(error as Error).message}`);
  }
  for (const folder of pair(former)) remove(folder);
}
