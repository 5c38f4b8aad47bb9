import { spawnSync } from 'node:child_process';
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test, vi } from 'vitest';
import { changeBooking } from '../bookings/change.ts';
import type { DeskContext } from '../context.ts';
import { openDatabase } from '../database/open.ts';
import { DAY, HOUR, MINUTE } from '../durations.ts';
import { holdAll } from '../mail/outbox.ts';
import { leave } from '../newsletter/leave.ts';
import { jobsOf } from '../open-desk.ts';
import { lookAtBackups, makeBackup } from '../operations/backup.ts';
import { runDue } from '../operations/jobs.ts';
import { changeOfStaff } from '../staff/booking.ts';
import { readMe } from '../staff/me.ts';
import type { StaffSession } from '../staff/session.ts';
import { freshFile, onEachDatabase } from './support/databases.ts';
import { asJson, booking, message, openTestDesk } from './support/desk.ts';
import { startPostgres, whyNoPostgres } from './support/postgres.ts';

onEachDatabase((fresh) => {
  test('of two processes one does the work that is due, and again when it is due again', async () => {
    let now = Date.now();
    const env = await fresh();
    const desks = [await openTestDesk(env, () => now), await openTestDesk(env, () => now)];
    let done = 0;
    const count = async () => {
      done += 1;
    };
    const next = (at: number) => at + DAY;
    const work = { name: 'work', next, run: count };
    const broken = { name: 'broken', next, run: () => Promise.reject(new Error('no')) };
    const round = async () => {
      for (const { context } of desks) await runDue(context, [broken, work]);
    };
    await round();
    await round();
    expect(done).toBe(1);
    now += DAY;
    await round();
    expect(done).toBe(2);
  });

  test('processes share the count of an address, which ends and is erased after ten minutes', async () => {
    let now = Date.parse('2026-11-23T06:00:00Z');
    const env = { ...(await fresh()), DESK_RATE: '4', DESK_PROXIES: '1' };
    const desks = [await openTestDesk(env, () => now), await openTestDesk(env, () => now)];
    const from = async (n: number, address = '192.0.2.1') => {
      const init = asJson(message());
      const headers = { ...init.headers, 'x-forwarded-for': address };
      const answer = await desks[n % 2]?.ask('/api/in', { ...init, headers });
      return [answer?.status, answer?.headers.get('retry-after')];
    };
    for (let n = 0; n < 4; n += 1) expect(await from(n)).toEqual([204, null]);
    now += MINUTE;
    for (let n = 0; n < 2; n += 1) expect(await from(n)).toEqual([429, '540']);
    // Nothing else is counted with it: other addresses, looks.
    expect(await from(0, '192.0.2.2')).toEqual([204, null]);
    const kept = async () =>
      (await desks[0]?.db.selectFrom('attempt').select('key').execute()) ?? [];
    const keys = (await kept()).map(({ key }) => key);
    expect(keys).toHaveLength(2);
    for (const key of keys) expect(key).not.toContain('192.0.2');
    now += 9 * MINUTE;
    expect(await from(1)).toEqual([204, null]);
    now += 11 * MINUTE;
    for (const { context } of desks) await runDue(context, jobsOf(context));
    expect(await kept()).toEqual([]);
  });

  test('of many requests at once no more than the limit are taken', async () => {
    const env = { ...(await fresh()), DESK_RATE: '5' };
    const desks = [await openTestDesk(env), await openTestDesk(env)];
    const answers = await Promise.all(
      Array.from({ length: 20 }, async (_, n) => {
        const answer = await desks[n % 2]?.ask('/api/in', asJson(message()));
        return answer?.status;
      }),
    );
    expect(answers.filter((status) => status === 204)).toHaveLength(5);
    expect(answers.filter((status) => status === 429)).toHaveLength(15);
  });

  test('counts for who has the token, and names nobody', async () => {
    const { ask, context, db } = await openTestDesk(
      { ...(await fresh()), DESK_METRICS_TOKEN: 'a-long-token-1' },
      () => Date.parse('2026-11-23T06:00:00Z'),
    );
    await ask('/api/in', asJson(message()));
    for (const hour of [5, 7]) {
      await ask('/api/in', asJson(booking(`2026-11-25T0${hour}:00:00.000Z`)));
    }
    const [, second] = await db.selectFrom('booking').selectAll().orderBy('starts_at').execute();
    const enquiry = second?.enquiry_id ?? '';
    const start = Date.parse('2026-11-25T10:00:00.000Z');
    await changeOfStaff(context, 'olga', enquiry, { start, seen: 0 });
    const visitor = { as: 'visitor', name: 'visitor' } as const;
    await changeBooking(context, visitor, second?.id ?? '', 1);
    expect((await ask('/api/metrics')).status).toBe(401);
    const headers = { authorization: 'Bearer a-long-token-1' };
    const text = await (await ask('/api/metrics', { headers })).text();
    for (const line of [
      'desk_enquiries{kind="message",status="new"} 1',
      'desk_enquiries{kind="booking",status="new"} 2',
      'desk_bookings{state="held"} 1',
      'desk_bookings{state="cancelled"} 1',
      'desk_booking_changes_total{change="moved",by="staff"} 1',
      'desk_booking_changes_total{change="moved",by="visitor"} 0',
      'desk_booking_changes_total{change="cancelled",by="visitor"} 1',
      'desk_mails{state="waiting"} 10',
      'desk_webhook_oldest_seconds 0',
    ]) {
      expect(text.split('\n')).toContain(line);
    }
    expect(text).not.toMatch(/layla|olga/);
  });
});

test('without a token nobody is told numbers', async () => {
  const { ask } = await openTestDesk(await freshFile());
  expect((await ask('/api/metrics')).status).toBe(404);
});

test('a site elsewhere may post, and no other', async () => {
  const env = { ...(await freshFile()), DESK_CORS: 'https://www.site.example' };
  const { ask } = await openTestDesk(env);
  const from = (origin: string, init: RequestInit = {}) =>
    ask('/api/in', { ...init, headers: { ...init.headers, origin } });
  const before = await from('https://www.site.example', {
    method: 'OPTIONS',
    headers: { 'access-control-request-method': 'POST' },
  });
  expect(before.status).toBe(204);
  expect(before.headers.get('access-control-allow-origin')).toBe('https://www.site.example');
  expect(before.headers.get('access-control-allow-headers')).toContain('idempotency-key');
  const posted = await from('https://www.site.example', asJson(message()));
  expect(posted.status).toBe(204);
  expect(posted.headers.get('access-control-allow-origin')).toBe('https://www.site.example');
  expect(posted.headers.get('access-control-expose-headers')).toBe('retry-after');
  const other = await from('https://else.example', asJson(message()));
  expect(other.headers.get('access-control-allow-origin')).toBeNull();
});

test('each night at three in the office’s zone a file is copied and what is past its date is erased', async () => {
  const env: Record<string, string> = { ...(await freshFile()), DESK_KEEP_DAYS: '2' };
  let now = Date.parse('2026-11-22T10:00:00Z');
  const { ask, context, db } = await openTestDesk(env, () => now);
  const jobs = jobsOf(context);
  const copies = () => readdirSync(join(env.DESK_DATA ?? '', 'backups')).sort();
  const erasures = async () => {
    const rows = await db.selectFrom('event').select('act').execute();
    return rows.filter(({ act }) => act === 'erased by date').length;
  };
  await runDue(context, jobs);
  expect(copies()).toEqual(['desk-2026-11-22.sqlite']);
  await ask('/api/in', asJson(message()));
  // 02:59 in Dubai.
  now = Date.parse('2026-11-22T22:59:00Z');
  await runDue(context, jobs);
  expect(await erasures()).toBe(1);
  for (const day of ['22', '23', '24']) {
    now = Date.parse(`2026-11-${day}T23:01:00Z`);
    await runDue(context, jobs);
    await runDue(context, jobs);
  }
  expect(await erasures()).toBe(4);
  expect(copies().at(-1)).toBe('desk-2026-11-24.sqlite');
  expect(await db.selectFrom('enquiry').select('id').execute()).toEqual([]);
  const none = await openTestDesk({ ...(await freshFile()), DESK_BACKUP_DAYS: '0' });
  expect(jobsOf(none.context).map(({ name }) => name)).toEqual([
    'erase',
    'issues',
    'reminders',
    'rates',
  ]);
});

test('a backup that is put back is the desk as it was, and old ones go', async () => {
  const env = await freshFile();
  const { ask, context } = await openTestDesk(env);
  const payload = message();
  await ask('/api/in', asJson(payload));
  const data = env.DESK_DATA ?? '';
  mkdirSync(join(data, 'backups'));
  const now = Date.parse('2026-11-22T03:00:00Z');
  for (const day of ['2026-10-01', '2026-11-20']) {
    writeFileSync(join(data, 'backups', `desk-${day}.sqlite`), '');
  }
  writeFileSync(join(data, 'backups', 'not-ours.txt'), '');
  const file = await makeBackup(data, context.backup ?? (() => Promise.reject()), 30, now);
  expect(readdirSync(join(data, 'backups')).sort()).toEqual([
    'desk-2026-11-20.sqlite',
    'desk-2026-11-22.sqlite',
    'not-ours.txt',
  ]);
  // As docs/desk.md says: stop the desk, put the file in place of the database, start it.
  const { DESK_DATA: other = '' } = await freshFile();
  cpSync(file, join(other, 'desk.sqlite'));
  const restored = await openTestDesk({ DESK_DATA: other });
  const kept = await restored.db.selectFrom('enquiry').select('reference').execute();
  expect(kept).toEqual([{ reference: payload.reference }]);
  expect(readFileSync(file).subarray(0, 15).toString()).toBe('SQLite format 3');
});

test('a backup that is put back subscribes nobody again who left since, and sends nothing again that it had waiting', async () => {
  const env = await freshFile();
  const data = env.DESK_DATA ?? '';
  const before = await openTestDesk(env);
  const people = ['left', 'stays', 'back'].map((id) => ({ id, person: `${id}@mail.example` }));
  for (const { id, person } of people) {
    const asked = { email: person, state: 'confirmed' as const, asked_at: 1, confirmed_at: 2 };
    const consent = { consent_text: '', consent_version: '', page: '/', language: 'en' };
    await before.db
      .insertInto('subscriber')
      .values({ id, person, ...asked, ...consent, left_at: null })
      .execute();
  }
  await before.ask('/api/in', asJson(message()));
  mkdirSync(join(data, 'backups'));
  const file = await makeBackup(data, before.context.backup ?? (() => Promise.reject()), 30, 1);
  await leave(before.context, 'left');
  await leave(before.context, 'back');
  const list = join(data, 'backups', 'left.txt');
  expect(readFileSync(list, 'utf8')).not.toContain('mail.example');

  // As docs/desk.md says.
  const { DESK_DATA: other = '' } = await freshFile();
  cpSync(file, join(other, 'desk.sqlite'));
  mkdirSync(join(other, 'backups'));
  cpSync(list, join(other, 'backups', 'left.txt'));
  const again = await openDatabase(other);
  await again.db
    .updateTable('subscriber')
    .set({ asked_at: Date.now() + DAY })
    .where('id', '=', 'back')
    .execute();
  await again.close();
  const restored = await openTestDesk({ DESK_DATA: other });
  const states = restored.db.selectFrom('subscriber').select(['id', 'state']).orderBy('id');
  expect(await states.execute()).toEqual([
    { id: 'back', state: 'confirmed' },
    { id: 'left', state: 'left' },
    { id: 'stays', state: 'confirmed' },
  ]);
  const waiting = async () => {
    const rows = await restored.db.selectFrom('outbox').select('state').execute();
    return rows.map(({ state }) => state).sort();
  };
  expect(await waiting()).toEqual(['waiting', 'waiting']);
  await holdAll(restored.context);
  await restored.ask('/api/in', asJson({ ...message(), suspect: true }));
  expect(await waiting()).toEqual(['dead', 'dead', 'waiting']);
});

/** What somebody of the staff is told in the inbox. */
const told = async (context: DeskContext) => {
  const account = { id: 'olga', name: 'Olga', role: 'reader', email: '' };
  return (await readMe(context, { account, way: 'passkey' } as StaffSession)).lateBackup;
};

test('a backup that fails is told to staff, counted, and in the log with its reason', async () => {
  let now = Date.now();
  const env: Record<string, string> = {
    ...(await freshFile()),
    DESK_METRICS_TOKEN: 'a-long-token-1',
  };
  const { ask, context } = await openTestDesk(env, () => now);
  const figures = async () => {
    const headers = { authorization: 'Bearer a-long-token-1' };
    const text = await (await ask('/api/metrics', { headers })).text();
    const [, age] = /^desk_backup_age_seconds (.+)$/m.exec(text) ?? [];
    const [, bytes] = /^desk_backup_bytes (.+)$/m.exec(text) ?? [];
    return { age: age && Math.round(Number(age) / 3600), bytes: bytes && Number(bytes) };
  };
  expect(await figures()).toEqual({ age: undefined, bytes: undefined });
  await runDue(context, jobsOf(context));
  const folder = join(env.DESK_DATA ?? '', 'backups');
  const [name = ''] = readdirSync(folder);
  const { size, mtimeMs } = statSync(join(folder, name));
  expect(await figures()).toEqual({ age: 0, bytes: size });
  expect(await told(context)).toBeUndefined();

  now += DAY + 3 * HOUR;
  const printed = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  onTestFinished(() => printed.mockRestore());
  const full = Object.assign(new Error('no space left on device'), { code: 'ENOSPC' });
  const failing = jobsOf({ ...context, backup: () => Promise.reject(full) });
  await runDue(context, failing);
  expect(printed.mock.calls.flat()).toEqual([
    'The enquiry desk: job failed, name: backup, why: the disk is full: no space left on device',
  ]);
  expect(await figures()).toEqual({ age: 27, bytes: size });
  expect(await told(context)).toEqual({ at: mtimeMs });
});

test('staff are told of backups that were never made, and of none that nobody wants', async () => {
  let now = Date.now();
  const { context } = await openTestDesk(await freshFile(), () => now);
  expect(await told(context)).toBeUndefined();
  now += DAY + 3 * HOUR;
  expect(await told(context)).toEqual({ at: null });
  const settings = { ...context.settings, backupDays: 0 };
  expect(await told({ ...context, settings })).toBeUndefined();
});

test('where something else copies a Postgres, its copies are looked at, whole ones alone', async () => {
  const { context } = await openTestDesk(await freshFile());
  const { DESK_DATA: dumps = '' } = await freshFile();
  const postgres = { ...context, backup: undefined };
  expect(await lookAtBackups(postgres)).toBeUndefined();
  const looking = { ...postgres, settings: { ...context.settings, dumps } };
  writeFileSync(join(dumps, 'desk-2026-11-23.dump.half'), 'much too long');
  expect(await lookAtBackups(looking)).toMatchObject({ at: null, isLate: false });
  writeFileSync(join(dumps, 'desk-2026-11-22.dump'), 'whole');
  expect(await lookAtBackups(looking)).toEqual({
    at: expect.any(Number),
    bytes: 5,
    isLate: false,
  });
});

const why = whyNoPostgres();

test.skipIf(why)(
  'a copy of a Postgres that is put back is the desk as it was, and old ones go',
  async () => {
    const postgres = await startPostgres();
    onTestFinished(postgres.stop);
    const [url, empty] = [await postgres.create(), await postgres.create()];
    const { ask } = await openTestDesk({ DATABASE_URL: url });
    const payload = message();
    await ask('/api/in', asJson(payload));
    const { DESK_DATA: folder = '' } = await freshFile();
    for (const [name, days] of [
      ['desk-2026-10-01.dump', 15],
      ['desk-2026-10-02.dump', 13],
      ['not-ours.txt', 99],
    ] as const) {
      writeFileSync(join(folder, name), '');
      const at = (Date.now() - days * DAY) / 1000;
      utimesSync(join(folder, name), at, at);
    }
    const copy = (address: string) => {
      const { hostname, port, username, pathname } = new URL(address);
      const script = fileURLToPath(new URL('../../deploy/backup.sh', import.meta.url));
      const env = {
        PATH: `${postgres.programs}:${process.env.PATH}`,
        BACKUPS: folder,
        PGHOST: hostname,
        PGPORT: port,
        PGUSER: username,
        PGDATABASE: pathname.slice(1),
      };
      return spawnSync('sh', [script, 'once'], { env, encoding: 'utf8' });
    };
    // One that fails leaves nothing, says so, and lets no old one go.
    const before = readdirSync(folder).sort();
    const failed = copy('postgres://nobody@127.0.0.1:1/none');
    expect([failed.status, failed.stderr]).toEqual([1, expect.stringContaining('was not copied')]);
    expect(readdirSync(folder).sort()).toEqual(before);

    expect(copy(url).status).toBe(0);
    const made = `desk-${new Date().toISOString().slice(0, 10)}.dump`;
    expect(readdirSync(folder).sort()).toEqual(
      ['desk-2026-10-02.dump', made, 'not-ours.txt'].sort(),
    );
    expect(statSync(join(folder, made)).mode & 0o777).toBe(0o600);
    // As docs/desk.md says.
    const restore = ['--clean', '--if-exists', '--dbname', empty, join(folder, made)];
    const restored = spawnSync(join(postgres.programs, 'pg_restore'), restore, {
      encoding: 'utf8',
    });
    expect([restored.status, restored.stderr]).toEqual([0, '']);
    const other = await openTestDesk({ DATABASE_URL: empty });
    const kept = await other.db.selectFrom('enquiry').select('reference').execute();
    expect(kept).toEqual([{ reference: payload.reference }]);
    expect((await other.ask('/api/in', asJson(message()))).status).toBe(204);
  },
);
