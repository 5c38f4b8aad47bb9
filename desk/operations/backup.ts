import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DAY } from '../durations.ts';

/** Names of backups: `desk-2026-11-22.sqlite`. */
const NAME = /^desk-(\d{4}-\d\d-\d\d)\.sqlite$/;

/**
 * Copies the database into the folder `backups` beside it, while it is in use, and deletes backups that are too
 * old, since erased data must not stay in them for ever. One is made per day; it gets its name only when it is
 * complete.
 * @param copy writes the database to a file that its owner alone reads
 * @param keepDays days for which a backup is kept
 * @returns the file
 */
export async function makeBackup(
  data: string,
  copy: (file: string) => Promise<void>,
  keepDays: number,
  now: number,
): Promise<string> {
  const folder = join(data, 'backups');
  if (!existsSync(folder)) mkdirSync(folder, { mode: 0o700 });
  const day = (at: number) => new Date(at).toISOString().slice(0, 10);
  const file = join(folder, `desk-${day(now)}.sqlite`);
  const half = `${file}.half`;
  rmSync(half, { force: true });
  await copy(half);
  renameSync(half, file);
  const oldest = day(now - keepDays * DAY);
  for (const name of readdirSync(folder)) {
    const [, made = ''] = NAME.exec(name) ?? [];
    if (made && made < oldest) rmSync(join(folder, name));
  }
  return file;
}
