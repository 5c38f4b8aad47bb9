import { execFile } from 'node:child_process';
import {
  chmodSync,
  cpSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { openDatabase } from '../database/open.ts';
import { makeBackup } from '../operations/backup.ts';
import { startDesk } from '../start-desk.ts';
import { freshFile, onEachDatabase } from './support/databases.ts';
import { asForm, asJson, hiddenIn, message } from './support/desk.ts';
import { deskFolder } from './support/facts.ts';

const execute = promisify(execFile);

const open = ({ DESK_DATA = '', DATABASE_URL }: Record<string, string>) =>
  openDatabase(DESK_DATA, DATABASE_URL);

onEachDatabase((fresh) => {
  test('processes that start together agree on the tables', async () => {
    const env = await fresh();
    const program = `
      const { openDatabase } = await import(process.argv[1]);
      const { db, close } = await openDatabase(process.env.DESK_DATA, process.env.DATABASE_URL);
      await db.selectFrom('enquiry').selectAll().execute();
      await close();`;
    const module = new URL('../database/open.ts', import.meta.url).href;
    const run = () =>
      execute(process.execPath, ['--input-type=module', '-e', program, module], { env });
    for (const { stderr } of await Promise.all([run(), run(), run()])) expect(stderr).toBe('');
  });

  test('what was logged stays as it was', async () => {
    const { db, close } = await open(await fresh());
    const event = { at: 1, actor: 'desk', act: 'begun', enquiry_id: null, detail: '{}' };
    await db.insertInto('event').values(event).execute();
    await expect(db.updateTable('event').set({ act: 'x' }).execute()).rejects.toThrow(
      'append-only',
    );
    await expect(db.deleteFrom('event').execute()).rejects.toThrow('append-only');
    expect(await db.selectFrom('event').select(['at', 'act']).execute()).toEqual([
      { at: 1, act: 'begun' },
    ]);
    await close();
  });
});

test('what takes long is read beside everything else, sees what was written, and writes nothing', async () => {
  const { db, reading, close } = await open(await freshFile());
  const row = { name: 'one', value: '1' };
  await db.insertInto('setting').values(row).execute();
  expect(await reading.selectFrom('setting').selectAll().execute()).toContainEqual(row);
  let turns = 0;
  let isDone = false;
  const long = sql`with recursive n(x) as (select 1 union all select x + 1 from n where x < 1000000)
    select count(*) as count from n`;
  const counted = long.execute(reading).then(({ rows }) => {
    isDone = true;
    return rows;
  });
  for (; !isDone; turns += 1) await new Promise(setImmediate);
  expect(await counted).toEqual([{ count: 1_000_000 }]);
  expect(turns).toBeGreaterThan(10);
  await expect(reading.deleteFrom('setting').execute()).rejects.toThrow('readonly');
  await expect(sql`select nothing`.execute(reading)).rejects.toThrow('nothing');
  await close();
});

test('a migration that fails in the middle leaves nothing behind', async () => {
  const { DESK_DATA = '' } = await freshFile();
  const file = join(DESK_DATA, 'desk.sqlite');
  // In the way of the first migration, after several of its tables.
  const before = new DatabaseSync(file);
  before.exec('create table slot (x)');
  before.close();
  await expect(open({ DESK_DATA })).rejects.toThrow('slot');
  const after = new DatabaseSync(file);
  const tables = after.prepare("select name from sqlite_master where name = 'enquiry'").all();
  expect(tables).toEqual([]);
  after.exec('drop table slot');
  after.close();
  await (await open({ DESK_DATA })).close();
});

async function start(env: Record<string, string>) {
  const lines: string[] = [];
  const desk = await startDesk(deskFolder(), (line) => lines.push(line), env);
  onTestFinished(desk.stop);
  const status = async (path: string) => (await desk.app.request(path)).status;
  return { desk, lines, status };
}

test('a desk without its database says why in one line, and is alive but not ready', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'desk-data-'));
  writeFileSync(join(folder, 'desk.sqlite'), 'this is no database, but a text that is long enough');
  const wrong: Record<string, string>[] = [
    { DESK_DATA: folder },
    { DESK_DATA: '/proc/nowhere' },
    { DATABASE_URL: 'postgres://nobody@127.0.0.1:1/none' },
    { DATABASE_URL: 'mysql://else' },
  ];
  for (const env of wrong) {
    const { desk, lines, status } = await start(env);
    expect(lines).toHaveLength(1);
    expect(lines[0]?.split('\n')).toHaveLength(1);
    expect(desk.isOpen()).toBe(false);
    expect(await status('/healthz')).toBe(200);
    expect(await status('/readyz')).toBe(503);
    const refused = await desk.app.request('/api/in', { method: 'POST' });
    expect([refused.status, refused.headers.get('retry-after')]).toEqual([503, '60']);
  }
});

test('a closed desk tells a browser where to write, keeps what was typed, and tells scripts by its status', async () => {
  const { desk } = await start({ DATABASE_URL: 'mysql://else' });
  const asBrowser = { accept: 'text/html,*/*;q=0.8' };
  const form = asForm({ ...message({ message: 'One\n"two" <three>' }).fields, news: 'on' });
  const answer = await desk.app.request('/api/in', form);
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60']);
  const html = await answer.text();
  expect(html).toContain('write to office@site.example');
  expect(html).toContain('One\n&quot;two&quot; &lt;three&gt;');
  expect(`${new URLSearchParams(hiddenIn(html))}`).toBe(form.body);
  const looks = await desk.app.request('/api/times', { headers: asBrowser });
  expect(await looks.text()).toContain('busy text');
  for (const init of [asJson(message()), {}]) {
    const other = await desk.app.request('/api/in', init);
    expect([other.status, await other.text()]).toEqual([503, '{}']);
  }
});

test('a desk whose database comes later opens then, and gives its owner the link', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'desk-data-'));
  const file = join(folder, 'desk.sqlite');
  writeFileSync(file, 'this is no database, but a text that is long enough');
  const printed = vi.spyOn(console, 'info').mockImplementation(() => undefined);
  onTestFinished(() => printed.mockRestore());
  vi.useFakeTimers({ toFake: ['setTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const { desk, lines, status } = await start({ DESK_DATA: folder });
  await desk.inviteOwner('http://here.example');
  expect([desk.isOpen(), printed.mock.calls.length]).toEqual([false, 0]);
  rmSync(file);
  await vi.advanceTimersByTimeAsync(15_000);
  await vi.waitFor(() => expect(printed).toHaveBeenCalledOnce());
  expect(printed.mock.calls[0]?.[0]).toContain('http://here.example/desk#join=');
  expect(lines.at(-2)).toContain(folder);
  expect(await status('/readyz')).toBe(200);
});

test('a desk that is open is ready, and one that is not wanted is not in the way', async () => {
  const open = await start(await freshFile());
  expect(open.desk.isOpen()).toBe(true);
  expect(await open.status('/readyz')).toBe(200);
  const off = await start({ DESK: 'off' });
  expect(off.lines).toEqual([]);
  expect(off.desk.isOpen()).toBe(false);
  expect(await off.status('/readyz')).toBe(200);
});

test('a file keeps what is confirmed, overwrites what is deleted, and lets nothing point nowhere', async () => {
  const { db, close } = await open(await freshFile());
  const says = async (name: string) =>
    Object.values((await sql`pragma ${sql.raw(name)}`.execute(db)).rows[0] ?? {})[0];
  expect(await says('journal_mode')).toBe('wal');
  // 2 is full: every commit is on the disk (sqlite.org/pragma.html).
  expect([await says('synchronous'), await says('secure_delete')]).toEqual([2, 1]);
  expect(await says('foreign_keys')).toBe(1);
  await close();
});

test('statements in a row give everything else its turn', async () => {
  const { db, close } = await open(await freshFile());
  let hadTurn = false;
  setImmediate(() => {
    setImmediate(() => {
      hadTurn = true;
    });
  });
  for (let n = 0; n < 50_000 && !hadTurn; n += 1) await sql`select 1`.execute(db);
  expect(hadTurn).toBe(true);
  await close();
});

test('a transaction that finds the disk full says that, and leaves nothing behind', async () => {
  const { db, close } = await open(await freshFile());
  await sql`pragma max_page_count = 1`.execute(db);
  const event = {
    at: 1,
    actor: 'desk',
    act: 'begun',
    enquiry_id: null,
    detail: 'x'.repeat(99_999),
  };
  const writing = db.transaction().execute(async (writer) => {
    await writer.insertInto('job').values({ name: 'small', due_at: 1 }).execute();
    await writer.insertInto('event').values(event).execute();
  });
  await expect(writing).rejects.toThrow('disk is full');
  expect(await db.selectFrom('job').selectAll().execute()).toEqual([]);
  await close();
});

test('what the desk keeps is for its own account only, whatever the umask', async () => {
  const { DESK_DATA = '' } = await freshFile();
  chmodSync(DESK_DATA, 0o755);
  const before = process.umask(0);
  onTestFinished(() => void process.umask(before));
  const modes = (folder: string) =>
    Object.fromEntries(
      readdirSync(folder).map((name) => [name, statSync(join(folder, name)).mode & 0o777]),
    );

  const inner = join(DESK_DATA, 'inner');
  const files = { 'desk.sqlite': 0o600, 'desk.sqlite-shm': 0o600, 'desk.sqlite-wal': 0o600 };
  const made = await open({ DESK_DATA: inner });
  expect(statSync(inner).mode & 0o777).toBe(0o700);
  expect(modes(inner)).toEqual(files);
  // While it is copied too, when the copy does not have its own name yet.
  const seen: unknown[] = [];
  await makeBackup(
    inner,
    async (file) => {
      await made.backup?.(file);
      seen.push(statSync(file).mode & 0o777);
    },
    30,
    Date.now(),
  );
  expect(seen).toEqual([0o600]);
  expect(Object.values(modes(join(inner, 'backups')))).toEqual([0o600]);
  rmSync(join(inner, 'backups'), { recursive: true });
  // A crash leaves all three files; those of an older version could be read by everybody.
  cpSync(inner, join(DESK_DATA, 'crashed'), { recursive: true });
  await made.close();
  const crashed = join(DESK_DATA, 'crashed');
  for (const name of Object.keys(files)) chmodSync(join(crashed, name), 0o644);
  const again = await open({ DESK_DATA: crashed });
  expect(modes(crashed)).toEqual(files);
  await again.close();
});

test('a proxy that nobody has set is told of once', async () => {
  const from = { headers: { 'x-forwarded-for': '192.0.2.1' } };
  const warnings = (lines: string[]) => lines.filter((line) => line.includes('DESK_PROXIES'));
  const unset = await start(await freshFile());
  await unset.desk.app.request('/api/slots');
  expect(warnings(unset.lines)).toEqual([]);
  for (const path of ['/desk/api/me', '/api/in', '/desk']) {
    await unset.desk.app.request(path, from);
    expect(warnings(unset.lines)).toHaveLength(1);
  }
  const set = await start({ ...(await freshFile()), DESK_PROXIES: '1' });
  await set.desk.app.request('/api/in', from);
  expect(warnings(set.lines)).toEqual([]);
});
