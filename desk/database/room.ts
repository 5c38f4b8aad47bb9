import { randomBytes } from 'node:crypto';
import type { Kysely, LogEvent } from 'kysely';
import { isDiskFull } from '../operations/reason.ts';
import type { Tables } from './tables.ts';

/** As much as a long message needs, in bytes. */
const ENOUGH = 64 * 1024;

/** Notices that the disk of a database is full, and that it is so no more. */
export function watchRoom() {
  let full = false;
  return {
    /** Is told of each statement, as Kysely's log. */
    notice: (event: LogEvent) => {
      if (event.level === 'error' && isDiskFull(event.error)) full = true;
    },
    /**
     * Whether what arrives can be kept. Once a statement has found the disk full, this tries to write as much as a message
     * needs; before, it writes nothing.
     * @throws when the database does not answer
     */
    hasRoom: async (db: Kysely<Tables>): Promise<boolean> => {
      if (!full) return true;
      // Random, since Postgres would compress anything else.
      const row = { name: 'room', value: randomBytes(ENOUGH / 2).toString('hex') };
      try {
        await db
          .insertInto('setting')
          .values(row)
          .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: row.value }))
          .execute();
        await db.deleteFrom('setting').where('name', '=', row.name).execute();
        full = false;
      } catch (error) {
        if (!isDiskFull(error)) throw error;
      }
      return !full;
    },
  };
}
