import type { Kysely, Transaction } from 'kysely';
import type { DeskFacts } from '../src/content/desk-facts.ts';
import type { Tables } from './database/tables.ts';
import type { Log } from './operations/log.ts';
import type { Settings } from './settings.ts';

/** The database, or a transaction in it. */
export type Db = Kysely<Tables> | Transaction<Tables>;

/** What every part of the desk is given. */
export interface DeskContext {
  db: Kysely<Tables>;
  kind: 'sqlite' | 'postgres';
  /** Copies the database into a file; see database/open.ts. */
  backup?: ((file: string) => Promise<void>) | undefined;
  settings: Settings;
  /** What the build wrote about the company. */
  facts: DeskFacts;
  /** The page that is filled in, as HTML. */
  notice: string;
  /** The pages with free times, and of one booking, likewise. */
  times: string;
  booking: string;
  /** Signs links and digests; made once and kept in the database. */
  secret: string;
  /** Milliseconds since 1970; a test moves it. */
  now: () => number;
  log: Log;
  /** Tells the outbox that there is something to send. */
  wake: () => void;
}
