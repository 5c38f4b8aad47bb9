import { randomUUID } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { normalize } from '@falaj/contract/normalize.ts';
import { expect, test } from 'vitest';
import { people } from '../database/migrations/012-people.ts';
import { DAY } from '../durations.ts';
import { eraseByDate, erasePerson, exportPerson } from '../privacy/person.ts';
import { sign } from '../signature.ts';
import { exportEnquiries } from '../staff/csv.ts';
import { exportQuery } from '../staff/requests.ts';
import { freshFile, onEachDatabase } from './support/databases.ts';
import { asForm, asJson, message, newKey, openTestDesk } from './support/desk.ts';

onEachDatabase((fresh) => {
  test('exports and erases all of one person, and nothing of another', async () => {
    const { ask, db, context } = await openTestDesk(await fresh());
    const mine = { ...message({ email: 'Layla@b.example', message: 'my words' }), consent: true };
    await ask('/api/in', asJson(mine));
    await ask('/api/in', asJson(message({ email: 'layla@B.example' })));
    await ask('/api/in', asJson({ ...message({ email: 'omar@b.example' }), consent: true }));
    const hers = db.selectFrom('enquiry').select('id').where('person', '=', 'layla@b.example');
    const [first] = await hers.execute();
    const note = { kind: 'note' as const, author: 'a', at: 1, text: 'about her', outbox_id: null };
    await db
      .insertInto('note')
      .values({ id: randomUUID(), enquiry_id: first?.id ?? '', ...note })
      .execute();

    const found = await exportPerson(context, ' LAYLA@b.example ');
    expect(found.enquiries).toHaveLength(2);
    // The office was told of both, and she got one receipt and one link.
    expect(found.mails).toHaveLength(4);
    expect(found.subscriptions).toHaveLength(1);
    expect(JSON.stringify(found)).toContain('about her');
    expect(JSON.stringify(found)).not.toContain('omar');

    expect(await erasePerson(context, 'layla@b.example', 'owner-1')).toMatchObject({
      enquiries: 2,
      subscriptions: 1,
    });
    const rest = await exportPerson(context, 'layla@b.example');
    expect(Object.values(rest).flat()).toEqual([]);
    expect((await exportPerson(context, 'omar@b.example')).mails).toHaveLength(3);
    const [event] = await db.selectFrom('event').selectAll().execute();
    expect(event).toMatchObject({ actor: 'owner-1', act: 'person erased' });
    expect(JSON.stringify(event)).not.toContain('layla');
    // The key is remembered without the person: the same request does not bring them back.
    expect(await db.selectFrom('request').select('key').execute()).toHaveLength(3);
  });

  test('what was erased is not said to be kept: a form makes it anew, a late try of a script does not', async () => {
    const { ask, db, context } = await openTestDesk(await fresh());
    const [mine, key] = [message({ email: 'layla@b.example' }), newKey()];
    const rows = async () => (await db.selectFrom('enquiry').select('id').execute()).length;
    const sendForm = async () => (await ask('/api/in', asForm({ ...mine.fields }))).status;
    await ask('/api/in', asJson(mine, key));
    expect([await sendForm(), await sendForm(), await rows()]).toEqual([200, 200, 2]);
    await erasePerson(context, 'layla@b.example', 'owner-1');
    expect((await ask('/api/in', asJson(mine, key))).status).toBe(409);
    expect(await rows()).toBe(0);
    expect([await sendForm(), await sendForm(), await rows()]).toEqual([200, 200, 1]);
  });

  test('finds and erases who has written more often than a statement has places', async () => {
    const { ask, db, context } = await openTestDesk(await fresh());
    await ask('/api/in', asJson(message({ email: 'often@b.example' })));
    const row = await db.selectFrom('enquiry').selectAll().executeTakeFirstOrThrow();
    const { written: _, ...one } = row;
    // SQLite takes 32,766 values.
    for (let n = 0; n < 33_000; n += 500) {
      const rows = Array.from({ length: 500 }, (__, k) => ({ ...one, id: `often${n + k}` }));
      await db.insertInto('enquiry').values(rows).execute();
    }
    expect((await exportPerson(context, 'often@b.example')).enquiries).toHaveLength(33_001);
    const { enquiries } = await erasePerson(context, 'often@b.example', 'a');
    expect(enquiries).toBe(33_001);
    expect(await db.selectFrom('enquiry').select('id').execute()).toEqual([]);
  });

  test('a table leaves the desk part by part, and the log knows of one that was broken off', async () => {
    const { ask, db, context } = await openTestDesk(await fresh());
    for (let n = 0; n < 130; n += 1) await ask('/api/in', asJson(message()));
    const all = exportQuery.parse({ view: 'all' });
    const logged = async () =>
      (await db.selectFrom('event').select('detail').execute()).map(({ detail }) => detail);
    let rows = 0;
    for await (const part of exportEnquiries(context, 'a', all)) {
      rows += part.match(/\r\n/g)?.length ?? 0;
      if (rows > 1) break;
    }
    expect(await logged()).toEqual([JSON.stringify({ count: rows - 1, view: 'all' })]);
    expect(rows).toBeLessThan(130);
    const whole = (await Array.fromAsync(exportEnquiries(context, 'a', all))).join('');
    expect(new Set(whole.match(/FJ-\d+-\d+/g)).size).toBe(130);
  });

  test.each([
    ['layla@münchen.example', 'Layla@xn--MNCHEN-3ya.example'],
    ['layla@XN--mnchen-3ya.example', 'layla@MÜNCHEN.example'],
    ['layla@mu\u0308nchen.example', 'la\u2800yla@münchen\u200B.example'],
    ['ليلى@مثال.example', 'ليلى@xn--mgbh0fb.example'],
  ])('%s and %s are one person to limits, search, export and erasure', async (typed, other) => {
    const { ask, db, context } = await openTestDesk(await fresh());
    await ask('/api/in', asJson({ ...message({ email: typed }), consent: true }));
    await ask('/api/in', asForm({ ...message({ email: other, message: 'Again.' }).fields }));
    await ask('/api/in', asForm({ email: other }));
    const mails = await db.selectFrom('outbox').select('purpose').orderBy('purpose').execute();
    expect(mails.map(({ purpose }) => purpose)).toEqual(['opt-in', 'receipt', 'team', 'team']);
    for (const address of [typed, other]) {
      const found = await exportPerson(context, address);
      expect([found.enquiries.length, found.subscriptions.length]).toEqual([2, 1]);
      const domain = normalize(address.split('@')[1]?.replace('\u200B', '') ?? '');
      const rows = await db.selectFrom('enquiry').select('folded').execute();
      for (const { folded } of rows) expect(folded).toContain(domain);
    }
    // As they were kept before people had one form.
    await db.updateTable('enquiry').set({ person: typed.toLowerCase(), folded: '' }).execute();
    await db.updateTable('outbox').set({ person: typed.toLowerCase() }).execute();
    await db.updateTable('subscriber').set({ person: typed.toLowerCase(), email: typed }).execute();
    const { id: _, ...row } = await db
      .selectFrom('subscriber')
      .selectAll()
      .executeTakeFirstOrThrow();
    const second = { ...row, id: 'second', email: other, person: other.toLowerCase() };
    const at = context.now();
    const confirmed = { state: 'confirmed' as const, confirmed_at: at };
    await db
      .insertInto('subscriber')
      .values({ ...second, ...confirmed })
      .execute();
    await db.transaction().execute((writer) => people.up(writer));
    const states = await db.selectFrom('subscriber').select(['id', 'state']).execute();
    expect(states.find(({ id }) => id === 'second')?.state).toBe('confirmed');
    expect(states.find(({ id }) => id !== 'second')?.state).toBe('left');
    // The link of either e-mail leads to the person.
    const first = states.find(({ id }) => id !== 'second')?.id ?? '';
    await ask(`/api/news/leave/${sign(context.secret, 'leave', first)}`, asForm({}));
    const after = await db.selectFrom('subscriber').select('state').execute();
    expect(after).toEqual([{ state: 'left' }, { state: 'left' }]);
    const erased = await erasePerson(context, other, 'owner-1');
    expect(erased).toMatchObject({ enquiries: 2, subscriptions: 2 });
    expect(await db.selectFrom('outbox').select('id').execute()).toEqual([]);
  });

  test('erases by date, and logs only how much', async () => {
    let now = Date.parse('2026-11-22T08:00:00Z');
    const env = { ...(await fresh()), DESK_KEEP_DAYS: '30' };
    const { ask, db, context } = await openTestDesk(env, () => now);
    await ask('/api/in', asJson({ ...message({ email: 'old@b.example' }), consent: true }));
    now += 20 * DAY;
    await ask('/api/in', asJson(message({ email: 'new@b.example' })));
    now += 11 * DAY;
    expect(await eraseByDate(context)).toMatchObject({ enquiries: 1, asked: 1 });
    expect(await db.selectFrom('enquiry').select('person').execute()).toEqual([
      { person: 'new@b.example' },
    ]);
    const mails = await db.selectFrom('outbox').select('content').execute();
    expect(mails).toHaveLength(3);
    const [event] = await db.selectFrom('event').selectAll().execute();
    expect(event?.act).toBe('erased by date');
    expect(event?.detail).not.toContain('@');
  });
});

test.each(['a person', 'by date'])('what was erased is in none of the files: %s', async (how) => {
  let now = Date.now();
  const env = await freshFile();
  const { ask, context } = await openTestDesk(env, () => now);
  const sent = message({ email: 'gone@b.example', message: 'words that nobody else has' });
  await ask('/api/in', asJson(sent));
  const holds = () =>
    readdirSync(env.DESK_DATA ?? '')
      .map((name) => readFileSync(join(env.DESK_DATA ?? '', name), 'latin1'))
      .filter((text) => /gone@b\.example|words that nobody/.test(text)).length;
  expect(holds()).toBeGreaterThan(0);
  now += 3000 * DAY;
  if (how === 'by date') await eraseByDate(context);
  else await erasePerson(context, 'gone@b.example', 'a');
  expect(holds()).toBe(0);
});
