import { randomBytes } from 'node:crypto';
import type { Kysely } from 'kysely';
import type { Tables } from './tables.ts';

/** Reads the desk's secret, which the first process makes at the first start. */
export async function readSecret(db: Kysely<Tables>): Promise<string> {
  const row = { name: 'secret', value: randomBytes(32).toString('base64url') };
  await db
    .insertInto('setting')
    .values(row)
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const kept = await db
    .selectFrom('setting')
    .select('value')
    .where('name', '=', row.name)
    .executeTakeFirstOrThrow();
  return kept.value;
}
