import { expect, onTestFinished, test } from 'vitest';
import { continueIssues, sendIssue } from '../newsletter/issue.ts';
import { sign } from '../signature.ts';
import { onEachDatabase } from './support/databases.ts';
import { asForm, openTestDesk } from './support/desk.ts';
import { startPeer, until } from './support/smtp.ts';

type Desk = Awaited<ReturnType<typeof openTestDesk>>;

const anIssue = (words: Partial<Parameters<typeof sendIssue>[1]> = {}) => ({
  id: crypto.randomUUID(),
  subject: 'News',
  text: 'Words',
  page: '/resources/blog/one',
  ...words,
});

let people = 0;

/** Somebody who asked for news; has confirmed unless another state is given. */
async function subscriber({ db, context }: Desk, state: 'asked' | 'confirmed' = 'confirmed') {
  people += 1;
  const email = `reader${people}@mail.example`;
  const at = context.now() - 1000;
  const row = { id: `subscriber-${people}`, email, person: email, state, asked_at: at, page: '/' };
  const language = 'en';
  const consent = { consent_text: 'News.', consent_version: '1', confirmed_at: at };
  await db
    .insertInto('subscriber')
    .values({ ...row, ...consent, language })
    .execute();
  return { id: row.id, email };
}

const mails = ({ db }: Desk) =>
  db.selectFrom('outbox').selectAll().where('purpose', '=', 'issue').execute();

onEachDatabase((fresh) => {
  test('an issue goes to who has confirmed, with a link that takes them off by one post', async () => {
    const desk = await openTestDesk(await fresh());
    const { email, id } = await subscriber(desk);
    await subscriber(desk, 'asked');
    await sendIssue(desk.context, anIssue(), 'owner-1');
    const [mail, ...others] = await mails(desk);
    expect(others).toEqual([]);
    const { to, headers, text } = JSON.parse(mail?.content ?? '{}');
    expect([to, text.startsWith('Words\n')]).toEqual([email, true]);
    expect(headers['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click');
    const [, link = ''] = /^<(.*)>$/.exec(headers['List-Unsubscribe']) ?? [];
    expect(text).toContain(link);
    expect(new URL(link).pathname).toContain(sign(desk.context.secret, 'leave', id));
    await desk.ask(new URL(link).pathname, asForm({ 'List-Unsubscribe': 'One-Click' }));
    // What had not gone out does not go out any more, and there is nobody left.
    expect(await mails(desk)).toEqual([]);
    await sendIssue(desk.context, anIssue(), 'owner-1');
    expect(await mails(desk)).toEqual([]);
  });

  test('an issue that was broken off goes on where it was, in whichever process, and nobody gets it twice', async () => {
    const peer = await startPeer();
    onTestFinished(peer.stop);
    const env = { ...(await fresh()), SMTP_URL: peer.url };
    const one = await openTestDesk(env);
    const other = await openTestDesk(env);
    const everybody = await Promise.all(Array.from({ length: 250 }, () => subscriber(one)));
    const issue = anIssue();
    await sendIssue(one.context, issue, 'owner-1');
    // As a process leaves it that dies after its first hundred, or before it has noted them.
    const sorted = everybody.map(({ id }) => id).sort();
    for (const reached of [sorted[99] ?? '', '']) {
      await one.db.updateTable('issue').set({ reached, recipients: 100, ended_at: null }).execute();
      await Promise.all([
        continueIssues(one.context),
        continueIssues(other.context),
        sendIssue(one.context, issue, 'owner-1'),
      ]);
    }
    await until(async () => (await mails(one)).every(({ state }) => state === 'sent'));
    expect(peer.received.map(({ to }) => to).sort()).toEqual(
      everybody.map(({ email }) => email).sort(),
    );
    expect(new Set(peer.received.map(({ id }) => id)).size).toBe(250);
  });

  test('who confirms after an issue was sent does not get it', async () => {
    const desk = await openTestDesk(await fresh());
    const issue = anIssue();
    await sendIssue(desk.context, issue, 'owner-1');
    const { id } = await subscriber(desk);
    await desk.db
      .updateTable('subscriber')
      .set({ confirmed_at: desk.context.now() + 1000 })
      .where('id', '=', id)
      .execute();
    await desk.db.updateTable('issue').set({ ended_at: null }).execute();
    await continueIssues(desk.context);
    expect(await mails(desk)).toEqual([]);
  });
});
