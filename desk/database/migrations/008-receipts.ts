import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Which mail told the visitor that an enquiry has arrived or why there was none, and how often a mailbox got one. */
export const receipts: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema.alterTable('enquiry').addColumn('receipt_id', 'text').execute();
    await db.schema
      .alterTable('enquiry')
      .addColumn('no_receipt', 'text', (c) => c.notNull().defaultTo(''))
      .execute();
    await sql`update enquiry set receipt_id = (
      select id from outbox where outbox.enquiry_id = enquiry.id
      and purpose in ('receipt', 'invitation') order by created_at limit 1)`.execute(db);
    await db.schema
      .createTable('receipt')
      .addColumn('mailbox', 'text', (c) => c.primaryKey())
      .addColumn('latest', 'bigint', (c) => c.notNull())
      .addColumn('second', 'bigint', (c) => c.notNull())
      .addColumn('third', 'bigint', (c) => c.notNull())
      .execute();
  },
};
