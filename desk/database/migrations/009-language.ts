import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** The language of visitors; those of before have read English, the only one there was. */
export const language: Migration = {
  async up(db: Kysely<unknown>) {
    for (const table of ['enquiry', 'booking', 'subscriber']) {
      await db.schema
        .alterTable(table)
        .addColumn('language', 'text', (c) => c.notNull().defaultTo('en'))
        .execute();
    }
  },
};
