import { type Kysely, sql } from 'kysely';
import type { Migration } from 'kysely/migration';

/** Forbids changing or deleting rows of a table, so that the log stays complete. */
async function appendOnly(db: Kysely<unknown>, table: string, isSqlite: boolean): Promise<void> {
  for (const act of ['update', 'delete']) {
    const name = sql.ref(`${table}_no_${act}`);
    if (isSqlite) {
      await sql`create trigger ${name} before ${sql.raw(act)} on ${sql.table(table)}
        begin select raise(abort, 'append-only'); end`.execute(db);
    } else {
      await sql`create trigger ${name} before ${sql.raw(act)} on ${sql.table(table)}
        for each row execute function refuse_change()`.execute(db);
    }
  }
}

/** The first tables. Their types are those that both databases treat alike. */
export const begin = (isSqlite: boolean): Migration => ({
  async up(db: Kysely<unknown>) {
    await db.schema
      .createTable('enquiry')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('reference', 'text', (c) => c.notNull())
      .addColumn('received_at', 'bigint', (c) => c.notNull())
      .addColumn('page', 'text', (c) => c.notNull())
      .addColumn('first_name', 'text', (c) => c.notNull())
      .addColumn('last_name', 'text', (c) => c.notNull())
      .addColumn('email', 'text', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.notNull())
      .addColumn('company', 'text', (c) => c.notNull())
      .addColumn('interest', 'text', (c) => c.notNull())
      .addColumn('budget', 'text', (c) => c.notNull())
      .addColumn('message', 'text', (c) => c.notNull())
      .addColumn('country', 'text', (c) => c.notNull())
      .addColumn('consent', 'integer', (c) => c.notNull())
      .addColumn('consent_text', 'text')
      .addColumn('consent_version', 'text')
      .addColumn('consent_at', 'bigint')
      .addColumn('suspect', 'integer', (c) => c.notNull())
      .addColumn('suspect_why', 'text', (c) => c.notNull())
      .addColumn('status', 'text', (c) => c.notNull())
      .addColumn('assignee', 'text')
      .addColumn('snoozed_until', 'bigint')
      .addColumn('answer_due', 'bigint', (c) => c.notNull())
      .addColumn('first_answer_at', 'bigint')
      .addColumn('erase_after', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('request')
      .addColumn('key', 'text', (c) => c.primaryKey())
      .addColumn('digest', 'text', (c) => c.notNull())
      .addColumn('received_at', 'bigint', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('outbox')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('channel', 'text', (c) => c.notNull())
      .addColumn('purpose', 'text', (c) => c.notNull())
      .addColumn('enquiry_id', 'text', (c) => c.references('enquiry.id').onDelete('cascade'))
      .addColumn('person', 'text')
      .addColumn('content', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('attempts', 'integer', (c) => c.notNull())
      .addColumn('due_at', 'bigint', (c) => c.notNull())
      .addColumn('claim', 'text')
      .addColumn('claimed_until', 'bigint')
      .addColumn('error', 'text')
      .addColumn('created_at', 'bigint', (c) => c.notNull())
      .addColumn('ended_at', 'bigint')
      .execute();
    await db.schema
      .createTable('booking')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('enquiry_id', 'text', (c) =>
        c.notNull().references('enquiry.id').onDelete('cascade'),
      )
      .addColumn('session', 'text', (c) => c.notNull())
      .addColumn('starts_at', 'bigint', (c) => c.notNull())
      .addColumn('ends_at', 'bigint', (c) => c.notNull())
      .addColumn('zone', 'text', (c) => c.notNull())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('sequence', 'integer', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('slot')
      .addColumn('starts_at', 'bigint', (c) => c.primaryKey())
      .addColumn('booking_id', 'text', (c) =>
        c.notNull().references('booking.id').onDelete('cascade'),
      )
      .execute();
    await db.schema
      .createTable('subscriber')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('email', 'text', (c) => c.notNull())
      .addColumn('person', 'text', (c) => c.notNull().unique())
      .addColumn('state', 'text', (c) => c.notNull())
      .addColumn('asked_at', 'bigint', (c) => c.notNull())
      .addColumn('confirmed_at', 'bigint')
      .addColumn('left_at', 'bigint')
      .addColumn('consent_text', 'text', (c) => c.notNull())
      .addColumn('consent_version', 'text', (c) => c.notNull())
      .addColumn('page', 'text', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('event')
      .addColumn('id', isSqlite ? 'integer' : 'bigserial', (c) =>
        isSqlite ? c.primaryKey().autoIncrement() : c.primaryKey(),
      )
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('actor', 'text', (c) => c.notNull())
      .addColumn('act', 'text', (c) => c.notNull())
      // This is not a foreign key, since an event outlives its enquiry.
      .addColumn('enquiry_id', 'text')
      .addColumn('detail', 'text', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('note')
      .addColumn('id', 'text', (c) => c.primaryKey())
      .addColumn('enquiry_id', 'text', (c) =>
        c.notNull().references('enquiry.id').onDelete('cascade'),
      )
      .addColumn('kind', 'text', (c) => c.notNull())
      .addColumn('author', 'text', (c) => c.notNull())
      .addColumn('at', 'bigint', (c) => c.notNull())
      .addColumn('text', 'text', (c) => c.notNull())
      .addColumn('outbox_id', 'text')
      .execute();
    await db.schema
      .createTable('setting')
      .addColumn('name', 'text', (c) => c.primaryKey())
      .addColumn('value', 'text', (c) => c.notNull())
      .execute();
    await db.schema
      .createTable('job')
      .addColumn('name', 'text', (c) => c.primaryKey())
      .addColumn('due_at', 'bigint', (c) => c.notNull())
      .execute();
    const indexes = {
      enquiry: [['received_at'], ['person'], ['reference'], ['erase_after']],
      outbox: [['state', 'due_at'], ['enquiry_id'], ['person']],
      booking: [['enquiry_id'], ['starts_at']],
      slot: [['booking_id']],
      event: [['enquiry_id']],
      note: [['enquiry_id']],
    };
    for (const [table, lists] of Object.entries(indexes)) {
      for (const columns of lists) {
        const name = `${table}_by_${columns.join('_')}`;
        await db.schema.createIndex(name).on(table).columns(columns).execute();
      }
    }
    if (!isSqlite) {
      await sql`create function refuse_change() returns trigger language plpgsql as
        $$ begin raise exception 'append-only'; end $$`.execute(db);
    }
    await appendOnly(db, 'event', isSqlite);
  },
});
