import { sql } from 'kysely';
import type { Db, DeskContext } from '../context.ts';

/**
 * Makes transactions that count something and then write wait for each other, until this one ends. SQLite has one writer
 * anyway.
 * @param name of what is counted
 */
export async function holdCount(db: Db, { kind }: DeskContext, name: string): Promise<void> {
  if (kind !== 'postgres') return;
  await sql`select pg_advisory_xact_lock(hashtextextended(${name}, 0))`.execute(db);
}
