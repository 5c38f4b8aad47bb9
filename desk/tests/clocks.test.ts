import { expect, test } from 'vitest';
import { DAY, HOUR, MINUTE } from '../durations.ts';
import { countRequests } from '../intake/rate.ts';
import { claim } from '../mail/queues.ts';
import { jobsOf } from '../open-desk.ts';
import { watchJobs } from '../operations/jobs.ts';
import { countFailure, MOST_FAILURES, refuseLocked } from '../staff/lockout.ts';
import { onEachDatabase } from './support/databases.ts';
import { asForm, asJson, booking, message, newKey, openTestDesk } from './support/desk.ts';
import { openOffice } from './support/office.ts';

/** Clocks that step, that were wrong for a while, and those of two machines. */

/** A Monday morning in Dubai. */
const MONDAY = Date.parse('2026-11-23T06:00:00Z');
const TIMES = [7, 8, 9].map((hour) => `2026-11-25T0${hour}:00:00.000Z`);

type Desk = Awaited<ReturnType<typeof openTestDesk>>;

const count = async ({ db }: Desk, purpose: string) =>
  (await db.selectFrom('outbox').select('id').where('purpose', '=', purpose).execute()).length;
const post = ({ ask }: Desk, email: string) =>
  ask('/api/in', asForm({ ...message({ email, message: newKey() }).fields }));

onEachDatabase((fresh) => {
  test('each booking gets its invitation, whatever the clocks of the desks say', async () => {
    let now = MONDAY;
    const env = await fresh();
    const one = await openTestDesk(env, () => now);
    const behind = await openTestDesk(env, () => now - 4000);
    const book = ({ ask }: Desk, at = 0) =>
      ask('/api/in', asJson(booking(TIMES[at] ?? '', { email: 'her@mail.example' })));
    expect((await book(one)).status).toBe(204);
    now -= 3000;
    expect((await book(one, 1)).status).toBe(204);
    expect((await book(behind, 2)).status).toBe(204);
    expect(await count(one, 'invitation')).toBe(3);
    // Nor do they wait for the clock by which they were put into the outbox.
    now -= HOUR;
    const due = await claim(one.context, 'postman', 10, { channel: 'mail', hands: 10 });
    expect(due).toHaveLength(6);
  });

  test('a clock that is a year ahead for one look erases nothing and puts no job off', async () => {
    let now = MONDAY;
    const desk = await openTestDesk(await fresh(), () => now);
    await post(desk, 'her@mail.example');
    const look = watchJobs(desk.context, jobsOf({ ...desk.context, backup: undefined }));
    const erasures = async () => {
      const rows = await desk.db.selectFrom('event').select('act').execute();
      return rows.filter(({ act }) => act === 'erased by date').length;
    };
    const lookAt = async (at: number) => {
      now = at;
      await look();
      return erasures();
    };
    expect([await lookAt(MONDAY), await lookAt(MONDAY + MINUTE)]).toEqual([0, 1]);
    expect(await lookAt(MONDAY + 3 * 365 * DAY)).toBe(1);
    expect(await lookAt(MONDAY + 3 * MINUTE)).toBe(1);
    expect(await desk.db.selectFrom('enquiry').select('id').execute()).toHaveLength(1);
    // One that stays ahead for two looks is believed, and what it put off runs again once it is right.
    await lookAt(MONDAY + 300 * DAY);
    expect(await lookAt(MONDAY + 300 * DAY + MINUTE)).toBe(2);
    await lookAt(MONDAY + DAY);
    expect(await lookAt(MONDAY + DAY + MINUTE)).toBe(3);
    expect(await lookAt(MONDAY + DAY + 2 * MINUTE)).toBe(3);
  });

  test('a clock that was a year ahead holds back no receipt and no link to confirm', async () => {
    let now = MONDAY + 365 * DAY;
    const desk = await openTestDesk(await fresh(), () => now);
    const signUp = () => desk.ask('/api/in', asForm({ email: 'her@mail.example' }));
    await post(desk, 'her@mail.example');
    await signUp();
    now = MONDAY;
    await post(desk, 'her@mail.example');
    await post(desk, 'her@mail.example');
    await signUp();
    await signUp();
    expect([await count(desk, 'receipt'), await count(desk, 'opt-in')]).toEqual([2, 2]);
    // A step of seconds gives nobody a second one.
    now -= 3000;
    await post(desk, 'her@mail.example');
    expect(await count(desk, 'receipt')).toBe(2);
  });

  test('nor does it refuse requests, lock a sign-in or keep a session open', async () => {
    let now = MONDAY + HOUR;
    const desk = await openTestDesk(await fresh(), () => now);
    const asks = countRequests(desk.context, 'test', 1);
    expect([await asks('192.0.2.1'), await asks('192.0.2.1')]).toEqual([0, 600]);
    for (let n = 0; n < MOST_FAILURES; n += 1) await countFailure(desk.context, 'account:a', 'x');
    await expect(refuseLocked(desk.context, 'account:a')).rejects.toThrow();
    now -= 4000;
    await expect(refuseLocked(desk.context, 'account:a'), 'two clocks').rejects.toThrow();
    expect(await asks('192.0.2.1')).toBeGreaterThan(0);
    now = MONDAY;
    expect([await asks('192.0.2.1'), await asks('192.0.2.1')]).toEqual([0, 600]);
    await refuseLocked(desk.context, 'account:a');

    const office = await openOffice(fresh);
    const { person, key } = await office.owner();
    office.wait(30 * DAY);
    await person.signIn(key);
    const reads = async () => (await person.ask('GET', '/me')).status;
    expect(await reads()).toBe(200);
    office.wait(-HOUR);
    expect(await reads()).toBe(200);
    office.wait(29 * MINUTE);
    expect(await reads()).toBe(200);
    office.wait(31 * MINUTE);
    expect(await reads(), 'idle by the clock as it is').toBe(401);
    await person.signIn(key);
    office.wait(-30 * DAY);
    expect(await reads()).toBe(401);
    await office.close();
  });
});
