import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Fields that have no column of their own (database/fields.ts). */
export const extra: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .alterTable('enquiry')
      .addColumn('extra', 'text', (c) => c.notNull().defaultTo('{}'))
      .execute();
  },
};
