import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';

/** An enquiry has one booking at most, which may be moved. */
export const bookings: Migration = {
  async up(db: Kysely<unknown>) {
    await db.schema
      .createIndex('booking_of_enquiry')
      .unique()
      .on('booking')
      .column('enquiry_id')
      .execute();
  },
};
