import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What each request made, so that its key answers only for what still stands. */
export const requestMade: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('request').addColumn('made', 'text').execute();
  },
};
