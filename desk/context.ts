import type { DeskFacts } from '@falaj/contract/desk-facts.ts';
import type { Kysely, Transaction } from 'kysely';
import type { Tables } from './database/tables.ts';
import type { Log } from './operations/log.ts';
import type { Settings } from './settings.ts';

/** The database, or a transaction in it. */
export type Db = Kysely<Tables> | Transaction<Tables>;

/** What every part of the desk works with. */
export interface DeskContext {
  db: Kysely<Tables>;
  kind: 'sqlite' | 'postgres';
  /** Copies the database into a file; see database/open.ts. */
  backup?: ((file: string) => Promise<void>) | undefined;
  settings: Settings;
  /** What the build wrote about the company. */
  facts: DeskFacts;
  /** The HTML of the page that the desk fills in. */
  notice: string;
  /** The HTML of the pages with free times and of one booking. */
  times: string;
  booking: string;
  /** The key for signatures and digests, made once and stored in the database. */
  secret: string;
  /** The present time in milliseconds since 1970; tests replace it. */
  now: () => number;
  log: Log;
  /** Wakes the outbox when there is something to send. */
  wake: () => void;
}
