import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, statfsSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { expect, onTestFinished, test } from 'vitest';
import { freshFile } from './support/databases.ts';
import { asForm, asJson, message, newKey, openTestDesk } from './support/desk.ts';
import { startPostgres, whyNoPostgres } from './support/postgres.ts';

type Desk = Awaited<ReturnType<typeof openTestDesk>>;

const long = () => message({ message: 'A long text. '.repeat(1500) });

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
  const desk = await openTestDesk(await freshFile());
  // It answers the pages that there are, which is the least it can be.
  await sql`pragma max_page_count = 1`.execute(desk.db);
  const refused = await refuses(desk);
  await sql`pragma max_page_count = 1000000`.execute(desk.db);
  await takes(desk, refused);
});

/** A disk of its own of 4 MB, where this account may mount one. */
function smallDisk(): string | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'desk-disk-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', 'size=4m', 'tmpfs', folder]);
  if (status !== 0) return undefined;
  onTestFinished(() => void spawnSync('umount', ['-l', folder]));
  return folder;
}

test('so does a full disk', async ({ skip }) => {
  const disk = smallDisk();
  if (!disk) return skip('no disk can be mounted here');
  mkdirSync(join(disk, 'data'));
  const desk = await openTestDesk({ DESK_DATA: join(disk, 'data') });
  const ballast = join(disk, 'ballast');
  const { bavail, bsize } = statfsSync(disk);
  writeFileSync(ballast, Buffer.alloc(bavail * bsize));
  const refused = await refuses(desk);
  writeFileSync(ballast, '');
  await takes(desk, refused);
});

const why = whyNoPostgres();

test.skipIf(why)('so does a Postgres that goes away and comes back', async () => {
  const postgres = await startPostgres();
  onTestFinished(postgres.stop);
  const desk = await openTestDesk({ DATABASE_URL: await postgres.create() });
  await postgres.pause();
  const refused = await refuses(desk);
  await postgres.resume();
  await takes(desk, refused);
});
