import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** What brought an enquiry or a subscriber: first page, host, words of a campaign (visit.ts). Of those before nothing is known. */
export const visit: Migration = {
  async up(db: Kysely<unknown>) {
    const columns = [
      ...['first_page', 'from_host', 'utm_source', 'utm_medium'],
      ...['utm_campaign', 'utm_content', 'utm_term', 'ref'],
    ];
    for (const table of ['enquiry', 'subscriber']) {
      for (const column of columns) {
        await db.schema
          .alterTable(table)
          .addColumn(column, 'text', (c) => c.notNull().defaultTo(''))
          .execute();
      }
    }
  },
};
