import { addressText } from '@falaj/contract/plain-text.ts';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { normalizedText } from '../fields.ts';
import type { Tables } from '../tables.ts';

/** How many rows are read at a time. */
const AT_A_TIME = 500;

/** Fills the column of those that were kept before, and takes what nobody sees out of their addresses. */
async function fill(db: Kysely<Tables>): Promise<void> {
  for (let last = ''; ; ) {
    const rows = await db
      .selectFrom('enquiry')
      .selectAll()
      .where('id', '>', last)
      .orderBy('id')
      .limit(AT_A_TIME)
      .execute();
    for (const row of rows) {
      const email = addressText(row.email);
      const set = { email, person: email.toLowerCase(), folded: normalizedText({ ...row, email }) };
      await db.updateTable('enquiry').set(set).where('id', '=', row.id).execute();
    }
    last = rows.at(-1)?.id ?? '';
    if (rows.length < AT_A_TIME) return;
  }
}

/** The same for the addresses of e-mails and subscribers, by which a person's data are found. */
async function findPeople(db: Kysely<Tables>): Promise<void> {
  const mails = await db.selectFrom('outbox').select('person').distinct().execute();
  for (const { person } of mails) {
    const seen = person && addressText(person);
    if (!seen || seen === person) continue;
    await db.updateTable('outbox').set({ person: seen }).where('person', '=', person).execute();
  }
  const subscribers = await db.selectFrom('subscriber').select(['id', 'person', 'email']).execute();
  const known = new Set(subscribers.map(({ person }) => person));
  for (const { id, ...kept } of subscribers) {
    const email = addressText(kept.email);
    const person = email.toLowerCase();
    if (person === kept.person) continue;
    // Of two rows that are one person, the one whose address anybody could type stays.
    if (known.has(person)) await db.deleteFrom('subscriber').where('id', '=', id).execute();
    else await db.updateTable('subscriber').set({ person, email }).where('id', '=', id).execute();
    known.add(person);
  }
}

/** The column that searches look through, in one form on both databases (contract/normalize.ts). */
export const folded: Migration = {
  async up(db: Kysely<Tables>) {
    await db.schema
      .alterTable('enquiry')
      .addColumn('folded', 'text', (c) => c.notNull().defaultTo(''))
      .execute();
    await fill(db);
    await findPeople(db);
  },
};
