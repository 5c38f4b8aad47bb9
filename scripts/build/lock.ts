import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Takes a lock that one process can hold at a time. It is SQLite's lock on a file, which the system releases
 * when the process ends in any way, so there are no stale locks.
 * @param file of the lock; the process that holds it is named in `<file>.pid`
 * @returns a function that releases the lock
 * @throws when another process holds the lock; the message names that process
 */
export function takeLock(file: string): () => void {
  mkdirSync(dirname(file), { recursive: true });
  const database = new DatabaseSync(file, { timeout: 0 });
  try {
    database.exec('BEGIN EXCLUSIVE');
  } catch (error) {
    database.close();
    if (!/database is locked/.test((error as Error).message)) throw error;
    throw new Error(
      `Another build is running here${holder(file)}. Wait until it has ended, or stop it.`,
    );
  }
  writeFileSync(`${file}.pid`, String(process.pid));
  return () => database.close();
}

function holder(file: string): string {
  try {
    return ` (process ${readFileSync(`${file}.pid`, 'utf8')})`;
  } catch {
    return '';
  }
}
