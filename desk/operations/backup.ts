import { chmodSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DAY } from '../durations.ts';

/** Name of a backup: `desk-2026-11-22.sqlite`. */
const NAME = /^desk-(\d{4}-\d\d-\d\d)\.sqlite$/;

/**
 * Copies the database into the folder `backups` of its own folder, while it is being used, and deletes
 * backups that are too old: what was erased must not live on in them for ever. One is made per day; it has
 * its name only once it is whole.
 * @param copy writes the database to a file
 * @param keepDays days after which a backup is deleted
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
  chmodSync(half, 0o600);
  renameSync(half, file);
  const oldest = day(now - keepDays * DAY);
  for (const name of readdirSync(folder)) {
    const [, made = ''] = NAME.exec(name) ?? [];
    if (made && made < oldest) rmSync(join(folder, name));
  }
  return file;
}
