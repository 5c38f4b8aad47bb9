import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/**
 * A person who signs up again after leaving is another row, so that nobody who types their address changes the record that
 * they left. SQLite cannot take a constraint from a table, so both databases get a new one.
 */
export const subscribers: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('subscriber_next')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('email', 'text', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('asked_at', 'bigint', (c) => c.notNull())
      .addColumn('confirmed_at', 'bigint')
      .addColumn('left_at', 'bigint')
      .addColumn('consent_text', 'text', (c) => c.notNull())
      .addColumn('consent_version', 'text', (c) => c.notNull())
      .addColumn('page', 'text', (c) => c.notNull())
      .addColumn('language', 'text', (c) => c.notNull().defaultTo('en'))
      .execute();
    const columns = sql.raw(
      'id, email, person, state, asked_at, confirmed_at, left_at, consent_text, consent_version, page, language',
    );
    await sql`insert into subscriber_next (${columns}) select ${columns} from subscriber`.execute(
      db,
    );
    await db.schema.dropTable('subscriber').execute();
    await db.schema.alterTable('subscriber_next').renameTo('subscriber').execute();
    await db.schema.createIndex('subscriber_by_person').on('subscriber').column('person').execute();
    await sql`create unique index subscriber_now on subscriber (person) where state <> 'left'`.execute(
      db,
    );
  },
};
