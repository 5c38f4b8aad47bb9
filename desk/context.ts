import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './database/tables.ts';
import type { Log } from './operations/log.ts';
import type { CompanyFacts, OfficeFacts, Printed } from './printed.ts';
import type { Settings } from './settings.ts';

/** The database, or a transaction in it. */
export type Db = Kysely<Tables> | Transaction<Tables>;

/**
 * What every part of the desk works with. It knows the company in the language of the office; what is said to a visitor
 * needs the context in their language (`speaking` in languages.ts).
 */
export interface DeskContext<Facts extends CompanyFacts = OfficeFacts>
  extends Pick<Printed, 'root' | 'languages'> {
  db: Kysely<Tables>;
  /** The same for what takes long and only reads; see database/reading.ts. */
  reading: Kysely<Tables>;
  kind: 'sqlite' | 'postgres';
  /** Copies the database into a file; see database/open.ts. */
  backup?: ((file: string) => Promise<void>) | undefined;
  /** Overwrites what was erased where a database has it twice; see database/open.ts. */
  overwrite?: (() => Promise<void>) | undefined;
  settings: Settings;
  /** What the build wrote about the company. */
  facts: Facts;
  /** The key for signatures and digests, made once and stored in the database. */
  secret: string;
  /** The present time in milliseconds since 1970; tests replace it. */
  now: () => number;
  log: Log;
  /** Wakes the outbox when there is something to send. */
  wake: () => void;
}
