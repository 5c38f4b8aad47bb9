import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe } from 'vitest';
import { type Postgres, startPostgres, whyNoPostgres } from './postgres.ts';

/** Gives the variables of a desk with an empty database. */
export type Fresh = () => Promise<Record<string, string>>;

export const freshFile: Fresh = async () => ({
  DESK_DATA: mkdtempSync(join(tmpdir(), 'desk-data-')),
});

/** Runs the same tests on both databases; those on Postgres are counted as skipped where there is none. */
export function onEachDatabase(tests: (fresh: Fresh, name: string) => void): void {
  describe('on SQLite', () => tests(freshFile, 'sqlite'));
  const why = whyNoPostgres();
  describe.skipIf(why)(`on Postgres${why ? ` (left out: ${why})` : ''}`, () => {
    let postgres: Postgres;
    beforeAll(async () => {
      postgres = await startPostgres();
    }, 60_000);
    afterAll(() => postgres?.stop(), 30_000);
    const fresh: Fresh = async () => ({ DATABASE_URL: await postgres.create() });
    tests(fresh, 'postgres');
  });
}
