import { existsSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { backup as copyPages, type DatabaseSync } from 'node:sqlite';
import { Kysely, PostgresDialect } from 'kysely';
import { type MigrationProvider, Migrator } from 'kysely/migration';
import pg from 'pg';
import { begin } from './migrations/001-begin.ts';
import { staff } from './migrations/002-staff.ts';
import { letters } from './migrations/003-letters.ts';
import { bookings } from './migrations/004-bookings.ts';
import { written } from './migrations/005-written.ts';
import { extra } from './migrations/006-extra.ts';
import { folded } from './migrations/007-folded.ts';
import { receipts } from './migrations/008-receipts.ts';
import { language } from './migrations/009-language.ts';
import { requestMade } from './migrations/010-request-made.ts';
import { subscribers } from './migrations/011-subscribers.ts';
import { people } from './migrations/012-people.ts';
import { hamza } from './migrations/013-hamza.ts';
import { visit } from './migrations/014-visit.ts';
import { openReading } from './reading.ts';
import { watchRoom } from './room.ts';
import { emptyLog, keepPrivate, openFile, sqliteDialect } from './sqlite.ts';
import type { Tables } from './tables.ts';

/** A database that the desk may use: its tables are those of this version. */
export interface Database {
  db: Kysely<Tables>;
  /** The same for what takes long and only reads (reading.ts). */
  reading: Kysely<Tables>;
  kind: 'sqlite' | 'postgres';
  /** Copies the whole database into a file, while it is being used; undefined where that is Postgres' own task. */
  backup?: ((file: string) => Promise<void>) | undefined;
  /** Sees to it that what was erased is in no file beside the database; undefined where there is none. */
  overwrite?: (() => Promise<void>) | undefined;
  /** Whether what arrives can be kept; see watchRoom. */
  hasRoom: () => Promise<boolean>;
  close: () => Promise<void>;
}

/** The name of the desk's file in its folder. */
export const FILE = 'desk.sqlite';

/** Every migration in its order; a new one goes to the end and none is ever changed. */
const migrations = (isSqlite: boolean): MigrationProvider => ({
  getMigrations: async () => ({
    '001-begin': begin(isSqlite),
    '002-staff': staff,
    '003-letters': letters,
    '004-bookings': bookings,
    '005-written': written(isSqlite),
    '006-extra': extra,
    '007-folded': folded,
    '008-receipts': receipts,
    '009-language': language,
    '010-request-made': requestMade,
    '011-subscribers': subscribers,
    '012-people': people,
    '013-hamza': hamza,
    '014-visit': visit,
  }),
});

/**
 * Opens the desk's database and brings its tables up to this version, one process at a time.
 * @param data folder of the SQLite file, made if it is not there and its parent is
 * @param url of a Postgres, which is used in its place
 * @throws when it cannot be opened or a migration fails; what that migration did is undone
 */
export async function openDatabase(data: string, url?: string): Promise<Database> {
  const database = url ? openPostgres(url) : openSqlite(data);
  try {
    const provider = migrations(database.kind === 'sqlite');
    const { error } = await new Migrator({ db: database.db, provider }).migrateToLatest();
    if (error) throw error;
    return database;
  } catch (error) {
    await database.close().catch(() => undefined);
    throw error;
  }
}

function openSqlite(data: string): Database {
  // Not with its parents: below a folder that is no real one, such as /proc, Node never comes back from that.
  if (!existsSync(data)) mkdirSync(data, { mode: 0o700 });
  const path = join(data, FILE);
  const file: DatabaseSync = openFile(path);
  const { notice, hasRoom } = watchRoom();
  const db = new Kysely<Tables>({ dialect: sqliteDialect(file), log: notice });
  const backup = async (target: string) => {
    keepPrivate(target);
    await copyPages(file, target);
  };
  const reading = openReading(path);
  const close = async () => {
    await reading.destroy();
    await db.destroy();
  };
  const overwrite = () => emptyLog(db);
  return { db, reading, kind: 'sqlite', backup, overwrite, hasRoom: () => hasRoom(db), close };
}

/** pg hands a bigint over as text, because it may be larger than a number; instants are not. */
const INT8 = 20;

/** How long it may take until Postgres takes a connection. */
const CONNECT_MS = 5000;
/** How long a request waits for a connection that others use, which is shorter than a form waits for its answer. */
const TURN_MS = 15_000;
/** How long Postgres may work on a statement; our side waits a little longer, since a connection can fall silent. */
const STATEMENT_MS = 8000;
const ANSWER_MS = 10_000;

/** A connection that is closed once an answer is missing: given back, it would hold whoever gets it next. */
class DeskClient extends pg.Client {
  constructor(config?: pg.ClientConfig) {
    super({ ...config, connectionTimeoutMillis: CONNECT_MS });
    const query = this.query.bind(this) as (...given: unknown[]) => unknown;
    this.query = ((...given: unknown[]) => {
      const answer = query(...given);
      if (!(answer instanceof Promise)) return answer;
      return answer.catch((error: Error) => {
        if (error.message === 'Query read timeout') void this.end();
        throw error;
      });
    }) as never;
  }
}

function openPostgres(url: string): Database {
  const types = {
    getTypeParser: ((oid: number, format: 'text') =>
      oid === INT8 ? Number : pg.types.getTypeParser(oid, format)) as never,
  };
  const pool = new pg.Pool({
    connectionString: url,
    types,
    max: 10,
    connectionTimeoutMillis: TURN_MS,
    statement_timeout: STATEMENT_MS,
    query_timeout: ANSWER_MS,
    idle_in_transaction_session_timeout: 15_000,
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    maxLifetimeSeconds: 600,
    Client: DeskClient,
  });
  // A connection that breaks while nobody uses it is replaced by the next query; without this it would end the process.
  pool.on('error', () => undefined);
  // So does one that breaks in the middle of a transaction, whose next query says so.
  pool.on('connect', (client) => client.on('error', () => undefined));
  const { notice, hasRoom } = watchRoom();
  const db = new Kysely<Tables>({ dialect: new PostgresDialect({ pool }), log: notice });
  return {
    db,
    reading: db,
    kind: 'postgres',
    hasRoom: () => hasRoom(db),
    close: () => db.destroy(),
  };
}
