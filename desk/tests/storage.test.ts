import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmdirSync, statfsSync, writeFileSync } from 'node:fs';
import { type AddressInfo, connect, createServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { sign } from '../signature.ts';
import { startDesk } from '../start-desk.ts';
import { freshFile } from './support/databases.ts';
import { asForm, asJson, booking, message, newKey, openTestDesk } from './support/desk.ts';
import { deskFolder } from './support/facts.ts';
import { startPostgres, whyNoPostgres } from './support/postgres.ts';

type Desk = Awaited<ReturnType<typeof openTestDesk>>;

const long = () => message({ message: 'A long text. '.repeat(1500) });

/** Lines of the log from now on. */
function listen() {
  const lines: Record<string, string>[] = [];
  const write = vi.spyOn(process.stdout, 'write').mockImplementation((text) => {
    lines.push(
      ...`${text}`
        .split('\n')
        .filter(Boolean)
        .map((line) => JSON.parse(line)),
    );
    return true;
  });
  onTestFinished(() => write.mockRestore());
  return lines;
}

/** Refuses because its disk is full: that stands in the log, and the desk is not ready until there is room. */
async function isFull(desk: Desk) {
  const lines = listen();
  const refused = await refuses(desk);
  expect(lines.find(({ event }) => event === 'not kept')?.why).toMatch(/^the disk is full: /);
  expect(await desk.look()).toBe('full');
  return {
    ...refused,
    /** Takes the message, now that there is room, without another visitor having come before. */
    async takes() {
      expect(await desk.look()).toBe('ready');
      await takes(desk, refused);
      // Nothing of the attempt to write is left.
      const names = await desk.db.selectFrom('setting').select('name').execute();
      expect(names).not.toContainEqual({ name: 'room' });
    },
  };
}

/** Says no with a time to come back, to scripts and to browsers without them, and knows nothing of either afterwards. */
async function refuses(desk: Desk, key = newKey()) {
  const payload = long();
  const answer = await desk.ask('/api/in', asJson(payload, key));
  expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '5']);
  const page = await desk.ask('/api/in', asForm({ ...payload.fields }));
  expect([page.status, page.headers.get('retry-after')]).toEqual([503, '5']);
  expect(await page.text()).toContain('busy title');
  return { payload, key };
}

/** Takes the same request after all, once. */
async function takes(desk: Desk, { payload, key }: Awaited<ReturnType<typeof refuses>>) {
  for (const _ of [1, 2]) {
    expect((await desk.ask('/api/in', asJson(payload, key))).status).toBe(204);
  }
  const kept = await desk.db.selectFrom('enquiry').select('message').execute();
  expect(kept).toEqual([{ message: payload.fields.message?.trim() }]);
}

test('a full database refuses with a time to come back, and takes the message once there is room', async () => {
  const desk = await openTestDesk({ ...(await freshFile()), DESK_LOG: 'json' });
  expect(await desk.look()).toBe('ready');
  // It answers the pages that there are, which is the least it can be.
  await sql`pragma max_page_count = 1`.execute(desk.db);
  const refused = await isFull(desk);
  await sql`pragma max_page_count = 1000000`.execute(desk.db);
  await refused.takes();
});

/**
 * A disk of its own, where this account may mount one.
 * @param size such as `4m`
 */
function smallDisk(size: string): string | undefined {
  // Not in the folder of this run, which is closed to the account of Postgres.
  const folder = mkdtempSync('/tmp/desk-disk-');
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${size}`, 'tmpfs', folder]);
  onTestFinished(() => {
    if (status === 0) spawnSync('umount', ['-l', folder]);
    rmdirSync(folder);
  });
  if (status !== 0) return undefined;
  return folder;
}

/** Fills a disk, and returns a function that makes room on it. */
function fill(disk: string): () => void {
  const ballast = join(disk, 'ballast');
  const { bavail, bsize } = statfsSync(disk);
  writeFileSync(ballast, Buffer.alloc(bavail * bsize));
  return () => writeFileSync(ballast, '');
}

test('so does a full disk', async ({ skip }) => {
  const disk = smallDisk('4m');
  if (!disk) return skip('no disk can be mounted here');
  mkdirSync(join(disk, 'data'));
  const desk = await openTestDesk({ DESK_DATA: join(disk, 'data'), DESK_LOG: 'json' });
  expect(await desk.look()).toBe('ready');
  const empty = fill(disk);
  const refused = await isFull(desk);
  empty();
  await refused.takes();
});

test('a desk that cannot open because the disk is full says so', async ({ skip }) => {
  const disk = smallDisk('4m');
  if (!disk) return skip('no disk can be mounted here');
  mkdirSync(join(disk, 'data'));
  fill(disk);
  const lines: string[] = [];
  const env = { DESK_DATA: join(disk, 'data') };
  const desk = await startDesk(deskFolder(), (line) => lines.push(line), env);
  onTestFinished(desk.stop);
  expect(lines).toEqual([expect.stringContaining('the disk is full')]);
  const answer = await desk.app.request('/readyz');
  expect([answer.status, await answer.text()]).toEqual([
    503,
    'the disk is full, and nothing can be kept\n',
  ]);
});

/** Every link of an e-mail says on a page of the site that it does not work now, and works once the database answers. */
async function linksWait({ ask, context, look }: Desk, begin: () => unknown, end: () => unknown) {
  const booked = booking('2026-11-25T07:00:00.000Z', { email: 'her@mail.example' });
  await ask('/api/in', asJson({ ...booked, consent: true }));
  const rows = await context.db.selectFrom('outbox').select(['purpose', 'content']).execute();
  const linkOf = (name: string) => {
    const { content = '' } = rows.find(({ purpose }) => purpose === name) ?? {};
    return /site\.example(\/api\/\S+)/.exec(JSON.parse(content).text)?.[1] ?? '';
  };
  const { id } = await context.db.selectFrom('subscriber').select('id').executeTakeFirstOrThrow();
  const leave = `/api/news/leave/${sign(context.secret, 'leave', id)}`;
  const links = [linkOf('opt-in'), leave, linkOf('invitation')];
  const press = (link: string) => ask(link, asForm({ act: 'cancel', seen: '0' }));
  await begin();
  for (const link of links) {
    const answer = await press(link);
    const text = await answer.text();
    const said = [answer.status, answer.headers.get('retry-after'), text.includes('busy text')];
    expect([link, ...said]).toEqual([link, 503, '5', true]);
    expect(text).not.toMatch(/\bat .*\.ts|Error/);
    expect((await ask(link)).status).toBeOneOf([200, 503]);
  }
  await end();
  expect(await look()).toBe('ready');
  for (const link of links) expect((await press(link)).status).toBe(200);
}

const MONDAY = () => Date.parse('2026-11-23T06:00:00Z');

test('links of e-mails say to come back while another program holds the database', async () => {
  const env = await freshFile();
  const other = new DatabaseSync(join(env.DESK_DATA ?? '', 'desk.sqlite'));
  onTestFinished(() => other.close());
  const desk = await openTestDesk(env, MONDAY);
  await linksWait(
    desk,
    () => other.exec('begin immediate'),
    () => other.exec('rollback'),
  );
});

test('what programs ask for while the database is away is answered in one word', async () => {
  const token = 'token-of-metrics';
  const desk = await openTestDesk({ ...(await freshFile()), DESK_METRICS_TOKEN: token });
  await desk.db.destroy();
  const answer = await desk.ask('/api/metrics', { headers: { authorization: `Bearer ${token}` } });
  expect([answer.status, await answer.text()]).toEqual([503, '{}']);
});

const why = whyNoPostgres();

test.skipIf(why)('so do they while a Postgres is away', async () => {
  const postgres = await startPostgres();
  onTestFinished(postgres.stop);
  const desk = await openTestDesk({ DATABASE_URL: await postgres.create() }, MONDAY);
  await linksWait(desk, postgres.pause, postgres.resume);
});

test.skipIf(why)('so does the full disk of a Postgres', async ({ skip }) => {
  const disk = smallDisk('40m');
  if (!disk) return skip('no disk can be mounted here');
  const postgres = await startPostgres();
  onTestFinished(postgres.stop);
  const url = await postgres.create(disk);
  const desk = await openTestDesk({ DATABASE_URL: url, DESK_LOG: 'json' });
  expect(await desk.look()).toBe('ready');
  const empty = fill(disk);
  const refused = await isFull(desk);
  empty();
  await refused.takes();
});

test.skipIf(why)('so does a Postgres that goes away and comes back', async () => {
  const postgres = await startPostgres();
  onTestFinished(postgres.stop);
  const desk = await openTestDesk({ DATABASE_URL: await postgres.create() });
  await postgres.pause();
  const refused = await refuses(desk);
  await postgres.resume();
  await takes(desk, refused);
});

test.skipIf(why)('so does a Postgres whose open connections fall silent', async () => {
  const postgres = await startPostgres();
  onTestFinished(postgres.stop);
  const url = new URL(await postgres.create());
  const port = Number(url.port);
  const sockets = new Set<Socket>();
  const proxy = createServer((near) => {
    const far = connect(port, '127.0.0.1');
    for (const one of [near, far]) sockets.add(one.on('error', () => undefined));
    near.pipe(far).pipe(near);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => {
    for (const one of sockets) one.destroy();
    proxy.close();
  });
  url.port = `${(proxy.address() as AddressInfo).port}`;
  const desk = await openTestDesk({ DATABASE_URL: url.href });
  await Promise.all(Array.from({ length: 12 }, () => desk.look()));
  for (const one of sockets) one.unpipe().pause();
  await Promise.all(Array.from({ length: 12 }, () => desk.look()));
  expect(await desk.look()).toBe('ready');
  expect((await desk.ask('/api/in', asJson(message()))).status).toBe(204);
});

test.skipIf(why)('a Postgres that may only be read is not ready', async () => {
  const postgres = await startPostgres();
  onTestFinished(postgres.stop);
  const url = await postgres.create();
  const desk = await openTestDesk({ DATABASE_URL: url });
  expect(await desk.look()).toBe('ready');
  await sql`set default_transaction_read_only = on`.execute(desk.db);
  expect(await desk.look()).toBe('away');
});

test('a file that may only be read is not ready', async () => {
  const desk = await openTestDesk(await freshFile());
  expect(await desk.look()).toBe('ready');
  await sql`pragma query_only = on`.execute(desk.db);
  expect(await desk.look()).toBe('away');
  await sql`pragma query_only = off`.execute(desk.db);
  expect(await desk.db.selectFrom('request').select('key').execute()).toEqual([]);
});
