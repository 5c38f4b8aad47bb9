import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Dialect,
  type Kysely,
  type MigrationLockOptions,
  SelectQueryNode,
  SqliteAdapter,
  SqliteDialect,
  sql,
} from 'kysely';

/** How long a write waits while another process is writing, in milliseconds. */
const PATIENCE_MS = 2000;
/** The pause between two tries of that, in milliseconds. */
const PAUSE_MS = 20;
/** How long statements may follow each other before everything else of the process has its turn, in milliseconds. */
const TURN_MS = 10;
/** Rights of a file that its owner alone reads and writes. */
const PRIVATE = 0o600;
/** SQLITE_BUSY, in the last eight bits of all its variants (sqlite.org/rescode.html). */
const BUSY = 5;

/**
 * Opens an SQLite file for the desk. Every commit is on the disk before it is confirmed, deleted data are
 * overwritten, and rows that belong to another are deleted with it.
 * @throws when the file cannot be read or is not a database
 */
export function openFile(path: string): DatabaseSync {
  keepPrivate(path);
  const file = new DatabaseSync(path, { enableForeignKeyConstraints: true, timeout: PATIENCE_MS });
  try {
    file.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on');
    // From here on `waitingForOthers` does the waiting: SQLite's own would block the whole process.
    file.exec('pragma busy_timeout = 0');
    return file;
  } catch (error) {
    file.close();
    throw error;
  }
}

/** The files that SQLite has beside a database while it is open. */
const BESIDE = ['-wal', '-shm'];

/**
 * Sees to it that a database is for our account alone, whatever the umask says: the file, which is made if it is not
 * there, and those beside it, to which SQLite gives the rights of the file.
 * @throws when the file cannot be made
 */
export function keepPrivate(path: string): void {
  closeSync(openSync(path, 'a', PRIVATE));
  for (const file of [path, ...BESIDE.map((end) => path + end)]) {
    try {
      if (existsSync(file)) chmodSync(file, PRIVATE);
    } catch (error) {
      // The file of another account, which lets us write: its rights are that account's matter.
      if ((error as NodeJS.ErrnoException).code !== 'EPERM') throw error;
    }
  }
}

/** SQLite can roll back changes of tables as well. One process migrates while others wait for its lock. */
class DeskSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }

  override async acquireMigrationLock(db: Kysely<unknown>, { lockTable }: MigrationLockOptions) {
    // The first write of a transaction takes the file's lock, or waits for it.
    await sql`update ${sql.table(lockTable)} set is_locked = is_locked`.execute(db);
  }
}

const isBusy = (error: unknown) => ((error as { errcode?: number }).errcode ?? 0) % 256 === BUSY;

/**
 * SQLite answers before it returns, and a promise that is fulfilled gives nobody else a turn: without this, work of
 * many statements would hold the whole process until its end.
 */
function takingTurns() {
  let since: number | undefined;
  return async () => {
    if (since === undefined) {
      since = performance.now();
      void nextTurn().then(() => {
        since = undefined;
      });
    } else if (performance.now() - since > TURN_MS) await nextTurn();
  };
}

/**
 * Repeats statements that fail because another process is writing. All that wait share one time limit: when it
 * has run out, later ones are refused at their first try, until one of them can write again.
 */
function waitingForOthers(connection: DatabaseConnection): DatabaseConnection {
  let since: number | undefined;
  const turn = takingTurns();
  return {
    streamQuery: (...query) => connection.streamQuery(...query),
    async executeQuery<Row>(query: CompiledQuery) {
      await turn();
      for (;;) {
        try {
          const result = await connection.executeQuery<Row>(query);
          // Reading is always possible, and does not count.
          if (!SelectQueryNode.is(query.query)) since = undefined;
          return result;
        } catch (error) {
          if (!isBusy(error)) throw error;
          since ??= Date.now();
          if (Date.now() - since > PATIENCE_MS) throw error;
        }
        await pause(PAUSE_MS);
      }
    },
  };
}

/** How often emptying the log is tried while somebody else reads in it. */
const MOST_TRIES = 100;

/**
 * Writes the log beside a database into it and empties the file, which holds what was erased until then
 * (sqlite.org/pragma.html, wal_checkpoint). Where another process reads all the time it stays for the next time.
 */
export async function emptyLog<Tables>(db: Kysely<Tables>): Promise<void> {
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const { rows } = await sql<{ busy: number }>`pragma wal_checkpoint(truncate)`.execute(db);
    if (rows[0]?.busy === 0) return;
    await pause(PAUSE_MS);
  }
}

/** Kysely's dialect expects the statements of better-sqlite3, which know whether they return rows. */
export function sqliteDialect(file: DatabaseSync): Dialect {
  const dialect = new SqliteDialect({
    database: {
      close: () => file.close(),
      prepare(text) {
        const statement = file.prepare(text);
        const values = (list: readonly unknown[]) => list as never[];
        return {
          reader: statement.columns().length > 0,
          all: (list) => statement.all(...values(list)),
          run: (list) => statement.run(...values(list)),
          iterate: (list) => statement.iterate(...values(list)),
        };
      },
    },
  });
  dialect.createAdapter = () => new DeskSqliteAdapter();
  const createDriver = dialect.createDriver.bind(dialect);
  dialect.createDriver = () => {
    const driver = createDriver();
    const acquireConnection = driver.acquireConnection.bind(driver);
    let patient: DatabaseConnection | undefined;
    driver.acquireConnection = async () => {
      patient ??= waitingForOthers(await acquireConnection());
      return patient;
    };
    // Every transaction of the desk writes, so each takes the lock at its beginning: one that reads first could
    // not continue after another process has written.
    driver.beginTransaction = async (connection) => {
      await connection.executeQuery(CompiledQuery.raw('begin immediate'));
    };
    // A full disk ends a transaction by itself; to roll it back then is a fault of its own, which would hide the first.
    driver.rollbackTransaction = async (connection) => {
      if (file.isTransaction) await connection.executeQuery(CompiledQuery.raw('rollback'));
    };
    return driver;
  };
  return dialect;
}
