import { expect, test } from 'vitest';
import { subscribers } from '../database/migrations/011-subscribers.ts';
import { DAY } from '../durations.ts';
import { erasePerson } from '../privacy/person.ts';
import { sign } from '../signature.ts';
import { freshFile, onEachDatabase } from './support/databases.ts';
import { asForm, asJson, newKey, openTestDesk } from './support/desk.ts';

function asks(email: string) {
  const key = newKey();
  const payload = {
    kind: 'newsletter',
    reference: key,
    fields: { email },
    consent: true,
    sentAt: '2026-11-21T06:00:00.000Z',
    page: '/resources/blog',
  };
  return asJson(payload, key);
}

type Desk = Awaited<ReturnType<typeof openTestDesk>>;

/** The link in the newest e-mail. */
async function lastLink({ db }: Desk): Promise<string> {
  const mails = await db.selectFrom('outbox').select('content').orderBy('created_at').execute();
  const { text } = JSON.parse(mails.at(-1)?.content ?? '{}');
  const [link = ''] = /https:\S+/.exec(text) ?? [];
  return new URL(link).pathname;
}

onEachDatabase((fresh) => {
  test('adds who follows the link and presses its button, and nobody else', async () => {
    const desk = await openTestDesk(await fresh());
    const { ask, db } = desk;
    expect((await ask('/api/in', asks('A@b.example'))).status).toBe(204);
    const link = await lastLink(desk);
    const state = () => db.selectFrom('subscriber').select('state').execute();
    // A program that looks through mails follows the link.
    expect(await (await ask(link)).text()).toContain('<form');
    expect(await state()).toEqual([{ state: 'asked' }]);
    expect((await ask(link, asForm({}))).status).toBe(200);
    expect(await state()).toEqual([{ state: 'confirmed' }]);
    expect((await ask(`${link}x`, asForm({}))).status).toBe(410);
  });

  test('whoever signs up again right after leaving gets a link, and the record that they left stays', async () => {
    const desk = await openTestDesk(await fresh());
    const { ask, db } = desk;
    const states = async () =>
      (await db.selectFrom('subscriber').select('state').orderBy('state').execute()).map(
        ({ state }) => state,
      );
    const mails = async () =>
      (await db.selectFrom('outbox').select('id').where('purpose', '=', 'opt-in').execute()).length;
    const leave = async () => {
      const { id } = await db
        .selectFrom('subscriber')
        .select('id')
        .where('state', '=', 'confirmed')
        .executeTakeFirstOrThrow();
      await ask(`/api/news/leave/${sign(desk.context.secret, 'leave', id)}`, asForm({}));
    };
    // By a form without scripts, whose key is the same all day.
    const signUp = async () => (await ask('/api/in', asForm({ email: 'a@b.example' }))).status;
    await signUp();
    const first = await lastLink(desk);
    await ask(first, asForm({}));
    await leave();
    expect([await signUp(), await signUp()]).toEqual([200, 200]);
    expect([await states(), await mails()]).toEqual([['asked', 'left'], 2]);
    // The old link brings nobody back; the new one does.
    expect((await ask(first, asForm({}))).status).toBe(410);
    expect((await ask(await lastLink(desk), asForm({}))).status).toBe(200);
    expect(await states()).toEqual(['confirmed', 'left']);
    await leave();
    // Whoever is erased is nobody who had a link.
    await ask('/api/in', asks('a@b.example'));
    await erasePerson(desk.context, 'a@b.example', 'owner-1');
    await ask('/api/in', asks('a@b.example'));
    expect([await states(), await mails()]).toEqual([['asked'], 1]);
  });

  test('the rows of before keep what they hold', async () => {
    const desk = await openTestDesk(await fresh());
    await desk.ask('/api/in', asks('a@b.example'));
    const rows = () => desk.db.selectFrom('subscriber').selectAll().execute();
    const before = await rows();
    for (const index of ['subscriber_by_person', 'subscriber_now']) {
      await desk.db.schema.dropIndex(index).execute();
    }
    await desk.db.transaction().execute((db) => subscribers.up(db));
    // What a later migration has added is not there yet.
    expect(before).toMatchObject(await rows());
  });

  test('answers known and unknown addresses alike, with one mail a day at most', async () => {
    let now = Date.now();
    const desk = await openTestDesk(await fresh(), () => now);
    const { ask, db } = desk;
    const mails = async () => (await db.selectFrom('outbox').select('id').execute()).length;
    for (let n = 0; n < 3; n += 1)
      expect((await ask('/api/in', asks('a@b.example'))).status).toBe(204);
    expect(await mails()).toBe(1);
    now += DAY + 1;
    await ask('/api/in', asks('a@b.example'));
    expect(await mails()).toBe(2);
    await ask(await lastLink(desk), asForm({}));
    now += DAY + 1;
    expect((await ask('/api/in', asks('a@b.example'))).status).toBe(204);
    expect(await mails()).toBe(2);
  });
});

test('without scripts a page says the same to known and unknown addresses, and nobody gets a cookie', async () => {
  const { ask, db } = await openTestDesk(await freshFile());
  const pages: string[] = [];
  for (const email of ['a@b.example', 'a@b.example', 'c@b.example']) {
    const answer = await ask('/api/in', asForm({ email, website: '' }));
    expect([answer.status, answer.headers.get('set-cookie')]).toEqual([200, null]);
    pages.push(await answer.text());
  }
  expect(pages[0]).toContain('signUp title');
  expect(new Set(pages).size).toBe(1);
  const people = await db.selectFrom('subscriber').select(['person', 'state']).execute();
  expect(people).toEqual([
    { person: 'a@b.example', state: 'asked' },
    { person: 'c@b.example', state: 'asked' },
  ]);
});

test('a link to confirm ends after a week', async () => {
  let now = Date.now();
  const desk = await openTestDesk(await freshFile(), () => now);
  await desk.ask('/api/in', asks('a@b.example'));
  const link = await lastLink(desk);
  now += 8 * DAY;
  expect((await desk.ask(link)).status).toBe(410);
  expect((await desk.ask(link, asForm({}))).status).toBe(410);
});

test('a mail program takes somebody off the list by one post, again and again', async () => {
  const desk = await openTestDesk(await freshFile());
  await desk.ask('/api/in', asks('a@b.example'));
  await desk.ask(await lastLink(desk), asForm({}));
  const { id } = await desk.db.selectFrom('subscriber').select('id').executeTakeFirstOrThrow();
  const link = `/api/news/leave/${sign(desk.context.secret, 'leave', id)}`;
  const oneClick = asForm({ 'List-Unsubscribe': 'One-Click' });
  for (let n = 0; n < 2; n += 1) expect((await desk.ask(link, oneClick)).status).toBe(200);
  const state = async () => (await desk.db.selectFrom('subscriber').select('state').execute())[0];
  expect(await state()).toEqual({ state: 'left' });
  // The link by which they confirmed does not bring them back.
  expect((await desk.ask(await lastLink(desk), asForm({}))).status).toBe(410);
  expect(await state()).toEqual({ state: 'left' });
  // A link for one purpose does not serve another.
  expect((await desk.ask(link.replace('leave', 'confirm'), asForm({}))).status).toBe(410);
});
