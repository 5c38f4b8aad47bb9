import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Accounts of staff, and what signs them in. */
export const staff: Migration = {
  async up(db: Kysely<unknown>) {
    const ofAccount = (table: string) =>
      db.schema
        .createTable(table)
        .addColumn('account_id', 'text', (c) =>
          c.notNull().references('account.id').onDelete('cascade'),
        );
    await db.schema
      .createTable('account')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('role', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('disabled_at', 'bigint')
      .execute();
    await ofAccount('passkey')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('public_key', 'text', (c) => c.notNull())
      .addColumn('counter', 'bigint', (c) => c.notNull())
      .addColumn('transports', 'text', (c) => c.notNull())
      .addColumn('label', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('used_at', 'bigint')
      .execute();
    await ofAccount('recovery_code')
      .addColumn('digest', 'text', (c) => c.primaryKey())
      .addColumn('used_at', 'bigint')
      .execute();
    await db.schema
      .createTable('invitation')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('name', 'text', (c) => c.notNull())
      .addColumn('role', 'text', (c) => c.notNull())
      .addColumn('made_by', 'text', (c) => c.notNull())
      .addColumn('ends_at', 'bigint', (c) => c.notNull())
      .execute();
    await ofAccount('session')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('way', 'text', (c) => c.notNull())
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('seen_at', 'bigint', (c) => c.notNull())
      .addColumn('ended_at', 'bigint')
      .addColumn('reused_at', 'bigint')
      .execute();
    await db.schema
      .createTable('challenge')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('challenge', 'text', (c) => c.notNull())
      .addColumn('purpose', 'text', (c) => c.notNull())
      .addColumn('subject', 'text', (c) => c.notNull())
      .addColumn('account_id', 'text', (c) => c.notNull())
      .addColumn('ends_at', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('attempt')
      .addColumn('key', 'text', (c) => c.primaryKey())
      .addColumn('count', 'integer', (c) => c.notNull())
      .addColumn('since', 'bigint', (c) => c.notNull())
      .addColumn('locked_until', 'bigint', (c) => c.notNull())
      .execute();
    for (const table of ['passkey', 'recovery_code', 'session']) {
      await db.schema
        .createIndex(`${table}_by_account_id`)
        .on(table)
        .column('account_id')
        .execute();
    }
    await db.schema
      .createIndex('enquiry_by_status_received_at')
      .on('enquiry')
      .columns(['status', 'received_at'])
      .execute();
  },
};
