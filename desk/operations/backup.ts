import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import type { DeskContext } from '../context.ts';
import { DAY, HOUR } from '../durations.ts';

/** Names of backups: `desk-2026-11-22.sqlite`. */
const NAME = /^desk-(\d{4}-\d\d-\d\d)\.sqlite$/;
/** The same for what something else makes of a Postgres. */
const DUMP = /^desk-\d{4}-\d\d-\d\d\.dump$/;

/** How old the newest backup may be: one is made each day, and takes its time. */
const OLDEST = DAY + 2 * HOUR;

const ownFolder = (data: string) => join(data, 'backups');

/** The folder of the backups; undefined where none are made, or nobody has said where they are. */
export const backupFolder = ({ backup, settings }: DeskContext): string | undefined => {
  if (!backup) return settings.dumps;
  return settings.backupDays > 0 ? ownFolder(settings.data) : undefined;
};

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
  const folder = ownFolder(data);
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

/** The newest backup, and whether there should be a newer one. */
export interface BackupState {
  /** When it was made; null where there is none. */
  at: number | null;
  bytes: number;
  isLate: boolean;
}

/** The backups that are complete, where their folder can be read. */
function completeBackups(folder: string) {
  try {
    return readdirSync(folder)
      .filter((name) => NAME.test(name) || DUMP.test(name))
      .map((name) => statSync(join(folder, name)));
  } catch {
    return [];
  }
}

/**
 * Looks at the files themselves, so that it also notices a backup that ended in the middle, or that nobody began.
 * @returns undefined where no backups are made, or nobody has said where they are
 */
export async function lookAtBackups(context: DeskContext): Promise<BackupState | undefined> {
  const { db, now } = context;
  const folder = backupFolder(context);
  if (!folder) return undefined;
  const [newest] = completeBackups(folder).sort((one, other) => other.mtimeMs - one.mtimeMs);
  // Before the first one, from when there has been something to back up.
  const { rows } = await sql<{
    begun: string;
  }>`select min(timestamp) as begun from kysely_migration`.execute(db);
  const since = newest?.mtimeMs ?? Date.parse(rows[0]?.begun ?? '');
  return {
    at: newest?.mtimeMs ?? null,
    bytes: newest?.size ?? 0,
    isLate: now() - since > OLDEST,
  };
}
