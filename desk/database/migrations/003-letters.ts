import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Work that was done once, issues of the newsletter, and where staff are told of changes to their keys. */
export const letters: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('spent_work')
      .addColumn('salt', 'text', (c) => c.primaryKey())
      .addColumn('ends_at', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('issue')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('subject', 'text', (c) => c.notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('page', 'text', (c) => c.notNull())
      .addColumn('author', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('reached', 'text', (c) => c.notNull())
      .addColumn('recipients', 'integer', (c) => c.notNull())
      .addColumn('ended_at', 'bigint')
      .execute();
    await db.schema
      .alterTable('account')
      .addColumn('email', 'text', (c) => c.notNull().defaultTo(''))
      .execute();
    await db.schema
      .alterTable('session')
      .addColumn('browser', 'text', (c) => c.notNull().defaultTo(''))
      .execute();
  },
};
