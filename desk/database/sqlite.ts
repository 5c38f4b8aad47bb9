import { DatabaseSync } from 'node:sqlite';
import {
  CompiledQuery,
  type Dialect,
  type Kysely,
  type MigrationLockOptions,
  SqliteAdapter,
  SqliteDialect,
  sql,
} from 'kysely';

/** How long a statement waits for another process that is writing, in milliseconds. */
const PATIENCE_MS = 2000;

/**
 * Opens an SQLite file for the desk: every commit is on the disk before it is confirmed, what is
 * deleted is overwritten, and rows that belong to another go with it.
 * @throws when the file cannot be read or is no database
 */
export function openFile(path: string): DatabaseSync {
  const file = new DatabaseSync(path, { enableForeignKeyConstraints: true, timeout: PATIENCE_MS });
  try {
    file.exec('pragma journal_mode = wal; pragma synchronous = full; pragma secure_delete = on');
    return file;
  } catch (error) {
    file.close();
    throw error;
  }
}

/** SQLite undoes changes of tables as well; one process migrates while others wait for its lock. */
class DeskSqliteAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl() {
    return true;
  }

  override async acquireMigrationLock(db: Kysely<unknown>, { lockTable }: MigrationLockOptions) {
    // The first write of a transaction takes the file's lock, and waits for whoever has it.
    await sql`update ${sql.table(lockTable)} set is_locked = is_locked`.execute(db);
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
          iterate: (list) => statement.iterate(...values(list)) as IterableIterator<unknown>,
        };
      },
    },
  });
  dialect.createAdapter = () => new DeskSqliteAdapter();
  const createDriver = dialect.createDriver.bind(dialect);
  dialect.createDriver = () => {
    const driver = createDriver();
    // Every transaction of the desk writes. One that reads first could not go on after another process has written.
    driver.beginTransaction = async (connection) => {
      await connection.executeQuery(CompiledQuery.raw('begin immediate'));
    };
    return driver;
  };
  return dialect;
}
