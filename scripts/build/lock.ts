import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Takes a lock that one process can hold at a time. It is SQLite's lock on a file: the system lets go
 * of it when the process ends, however it ends, so that there are no stale locks to recognise.
 * @param file where the lock lies; who holds it stands in `<file>.pid`
 * @returns a function that lets go
 * @throws when another process holds the lock, with a message for people that names it
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
