import type { Kysely } from 'kysely';
import type { Migration } from 'kysely/migration';
import { fieldsOf, normalizedText } from '../fields.ts';
import type { Tables } from '../tables.ts';

/** How many rows are read at a time. */
const AT_A_TIME = 500;
/** What a hamza stands in, whatever its seat. */
const HAMZA = /[ءؤأئ\u0654]/u;

/** Fills the column of searches again for what has a hamza, which is found on any seat from now on. */
export const hamza: Migration = {
  async up(db: Kysely<Tables>) {
    for (let last = ''; ; ) {
      const rows = await db
        .selectFrom('enquiry')
        .select(['id', 'reference', 'extra'])
        .select(['first_name', 'last_name', 'email', 'company', 'interest', 'budget', 'message'])
        .where('id', '>', last)
        .orderBy('id')
        .limit(AT_A_TIME)
        .execute();
      for (const row of rows) {
        if (!HAMZA.test(Object.values(fieldsOf(row)).join())) continue;
        const folded = normalizedText(row);
        await db.updateTable('enquiry').set({ folded }).where('id', '=', row.id).execute();
      }
      last = rows.at(-1)?.id ?? '';
      if (rows.length < AT_A_TIME) return;
    }
  },
};
