import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * What an inbox that is open looks at. On Postgres a row says which transaction wrote it: transactions that overlap end in
 * another order than they were numbered in, so that only this tells what has become visible since. Rows of before say nothing.
 */
export const written = (isSqlite: boolean): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema.createIndex('outbox_by_ended_at').on('outbox').column('ended_at').execute();
    if (isSqlite) return;
    for (const table of ['event', 'enquiry']) {
      const named = sql.table(table);
      await sql`alter table ${named} add column written xid8`.execute(db);
      await sql`alter table ${named} alter column written set default pg_current_xact_id()`.execute(
        db,
      );
      await db.schema.createIndex(`${table}_by_written`).on(table).column('written').execute();
    }
  },
});
