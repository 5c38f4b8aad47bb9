import { addressText } from '@falaj/contract/plain-text.ts';
import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { personOf } from '../../mail/person-of.ts';
import { normalizedText } from '../fields.ts';
import type { Tables } from '../tables.ts';

/** How many rows are read at a time. */
const AT_A_TIME = 500;

async function enquiries(db: Kysely<Tables>): Promise<void> {
  for (let last = ''; ; ) {
    const rows = await db
      .selectFrom('enquiry')
      .select(['id', 'reference', 'person', 'folded', 'extra'])
      .select(['first_name', 'last_name', 'email', 'company', 'interest', 'budget', 'message'])
      .where('id', '>', last)
      .orderBy('id')
      .limit(AT_A_TIME)
      .execute();
    for (const row of rows) {
      const email = addressText(row.email);
      const set = { email, person: personOf(email), folded: normalizedText({ ...row, email }) };
      if (set.person === row.person && set.folded === row.folded) continue;
      await db.updateTable('enquiry').set(set).where('id', '=', row.id).execute();
    }
    last = rows.at(-1)?.id ?? '';
    if (rows.length < AT_A_TIME) return;
  }
}

async function mails(db: Kysely<Tables>): Promise<void> {
  const rows = await db.selectFrom('outbox').select('person').distinct().execute();
  for (const { person } of rows) {
    const one = person && personOf(person);
    if (!one || one === person) continue;
    await db.updateTable('outbox').set({ person: one }).where('person', '=', person).execute();
  }
}

/** Of two rows that turn out to be one person, the one stays that has confirmed, or else has asked first. */
async function subscribers(db: Kysely<Tables>): Promise<void> {
  const rows = await db
    .selectFrom('subscriber')
    .select(['id', 'email', 'person', 'state', 'asked_at'])
    .orderBy('confirmed_at', (by) => by.asc().nullsLast())
    .orderBy('asked_at')
    .execute();
  const known = new Set<string>();
  const moved: (() => Promise<unknown>)[] = [];
  for (const { id, state, asked_at, ...kept } of rows) {
    const email = addressText(kept.email);
    const person = personOf(email);
    const isSecond = state !== 'left' && known.has(person);
    if (state !== 'left') known.add(person);
    // It is kept as one that has left, so that the link to leave in an e-mail still leads to the person.
    const left = isSecond && { state: 'left' as const, left_at: asked_at };
    if (!left && person === kept.person) continue;
    const change = () =>
      db
        .updateTable('subscriber')
        .set({ email, person, ...left })
        .where('id', '=', id)
        .execute();
    // A second one makes room before the first gets the person's name.
    if (left) await change();
    else moved.push(change);
  }
  for (const change of moved) await change();
}

/** Brings what was kept before to the one form of a person's address (mail/person-of.ts). */
export const people: Migration = {
  async up(db: Kysely<Tables>) {
    await enquiries(db);
    await mails(db);
    await subscribers(db);
  },
};
