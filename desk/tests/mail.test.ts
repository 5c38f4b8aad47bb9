import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test } from 'vitest';
import { enqueue, noteSent, pauseAfter } from '../mail/outbox.ts';
import { startPostman } from '../mail/postman.ts';
import { claim, QUEUES, type Queue } from '../mail/queues.ts';
import { isForGood, openMailer, whyFailed } from '../mail/smtp.ts';
import { answerEnquiry } from '../staff/answer.ts';
import { readEnquiry } from '../staff/enquiry.ts';
import { readOutbox, retryAll } from '../staff/outbox.ts';
import { freshFile, onEachDatabase } from './support/databases.ts';
import { answerer, asJson, message, openTestDesk } from './support/desk.ts';
import { startPeer, startSilence, until } from './support/smtp.ts';

async function openPeer() {
  const peer = await startPeer();
  onTestFinished(peer.stop);
  return peer;
}

const FROM = { name: 'Brand', address: 'office@site.example' };
const mailer = (port: number) => openMailer(`smtp://127.0.0.1:${port}`, FROM);

type Desk = Awaited<ReturnType<typeof openTestDesk>>;

const outbox = ({ db }: Desk) => db.selectFrom('outbox').selectAll().orderBy('id').execute();
const states = async ({ db }: Desk) =>
  (await db.selectFrom('outbox').select('state').execute()).map(({ state }) => state).sort();

onEachDatabase((fresh) => {
  test('two processes carry every mail once', async () => {
    const [env, peer] = [await fresh(), await openPeer()];
    const desk = await openTestDesk(env);
    for (let n = 0; n < 25; n += 1) await desk.ask('/api/in', asJson(message()));
    const carriers = [];
    for (let n = 0; n < 2; n += 1)
      carriers.push(await openTestDesk({ ...env, SMTP_URL: peer.url }));
    await until(async () => (await states(desk)).every((state) => state === 'sent'));
    expect(peer.received).toHaveLength(50);
    expect(new Set(peer.received.map(({ id }) => id)).size).toBe(50);
  });

  test('a process that ends leaves a server that greeted and fell silent, and the next one sends once', async () => {
    const env = await fresh();
    const silence = await startSilence('220 mail.example ESMTP\r\n');
    onTestFinished(silence.stop);
    const desk = await openTestDesk(env);
    for (let n = 0; n < 3; n += 1) await desk.ask('/api/in', asJson(message()));
    const before = await outbox(desk);
    const postman = startPostman(desk.context, { mail: mailer(silence.port) }, 5000, 10);
    await until(silence.isAsked);
    await postman.stop();
    // Nothing shows that a try was made, so that none is missing later and nobody has to wait.
    expect(await outbox(desk)).toEqual(before);
    await silence.stop();
    const peer = await startPeer(silence.port);
    onTestFinished(peer.stop);
    const next = startPostman(desk.context, { mail: mailer(silence.port) });
    onTestFinished(next.stop);
    await until(async () => (await states(desk)).every((state) => state === 'sent'));
    expect(peer.received).toHaveLength(6);
  });
});

onEachDatabase((fresh) => {
  test('what somebody waits for goes before a newsletter, and is not held by a webhook that hangs', async () => {
    const peer = await openPeer();
    const silence = await startSilence('');
    onTestFinished(silence.stop);
    const hook = { DESK_WEBHOOK_URL: `http://127.0.0.1:${silence.port}` };
    const desk = await openTestDesk({
      ...(await fresh()),
      ...hook,
      DESK_WEBHOOK_SECRET: 'a-secret-of-both-sides',
    });
    const letter = { to: 'reader@mail.example', subject: 'Letter', text: 'News.' };
    for (let n = 0; n < 400; n += 1) await enqueue(desk.db, desk.context, 'issue', letter, {});
    // More than the hands of the webhook.
    for (let n = 0; n < 9; n += 1) await desk.ask('/api/in', asJson(message()));
    const mails = () => peer.received.filter(({ subject }) => subject !== 'Letter');
    peer.behaviour = 'takes';
    const carriers = { mail: openMailer(peer.url, FROM) };
    const postman = startPostman(desk.context, carriers);
    onTestFinished(postman.stop);
    await until(() => mails().length === 18);
    expect(silence.isAsked()).toBe(true);
    expect(peer.received.length - mails().length).toBeLessThan(60);
    // Visitors first, then the office.
    expect(
      mails()
        .slice(0, 6)
        .map(({ subject }) => subject.slice(0, 3)),
    ).toEqual(Array.from({ length: 6 }, () => 'Got'));
    await until(() => peer.received.length === 418, 60_000);
  });
});

test.each([
  ['before it greets', ''],
  ['in the middle of its greeting', '220-mail.example\r\n'],
])('a process that ends leaves a server that fell silent %s', async (_, greeting) => {
  const silence = await startSilence(greeting);
  onTestFinished(silence.stop);
  const desk = await openTestDesk(await freshFile());
  await desk.ask('/api/in', asJson(message()));
  const before = await outbox(desk);
  const postman = startPostman(desk.context, { mail: mailer(silence.port) }, 5000, 10);
  await until(silence.isAsked);
  await postman.stop();
  expect(await outbox(desk)).toEqual(before);
});

test('a process that ends waits for a mail that is being taken', async () => {
  const peer = await openPeer();
  const desk = await openTestDesk(await freshFile());
  await desk.ask('/api/in', asJson(message()));
  const postman = startPostman(desk.context, { mail: openMailer(peer.url, FROM) });
  await until(async () => (await states(desk)).includes('sending'));
  await postman.stop();
  expect(await states(desk)).toEqual(['sent', 'sent']);
  expect(peer.received).toHaveLength(2);
});

test('tells the office and the visitor, by the reference, from the address of the office', async () => {
  const peer = await openPeer();
  const desk = await openTestDesk({ ...(await freshFile()), SMTP_URL: peer.url });
  const sent = message({ message: 'A farm.\n\n.\nEnd' });
  await desk.ask('/api/in', asJson(sent));
  await until(() => peer.received.length === 2);
  const [team, receipt] = peer.received.sort((a, b) => b.subject.localeCompare(a.subject));
  expect(team).toMatchObject({ subject: `New ${sent.reference}`, to: 'office@site.example' });
  expect(team?.text).toContain(`Reply-To: ${sent.fields.email}`);
  expect(team?.text).toContain('A farm.');
  expect(receipt).toMatchObject({ subject: `Got ${sent.reference}`, to: sent.fields.email });
  expect(receipt?.text).not.toContain('A farm.');
  expect(receipt?.text).toContain('Auto-Submitted: auto-generated');
});

/** The lines of the header of a mail. */
const headOf = (text = '') =>
  text
    .split('\r\n\r\n')[0]
    ?.replace(/\r\n[ \t]+/g, ' ')
    .split('\r\n');

test('an answer is a mail of a person: a reply to the receipt, which quotes the question', async () => {
  const peer = await openPeer();
  const desk = await openTestDesk({ ...(await freshFile()), SMTP_URL: peer.url });
  const sent = message({ message: 'Do you audit farms?\n\n> Ours is large.' });
  await desk.ask('/api/in', asJson(sent));
  await until(() => peer.received.length === 2);
  const receipt = peer.received.find(({ subject }) => subject.startsWith('Got'));
  const { id } = await desk.db.selectFrom('enquiry').select('id').executeTakeFirstOrThrow();
  const author = await answerer(desk);
  const answer = (subject: string, seen: number) =>
    answerEnquiry(desk.context, author, id, { id: randomUUID(), subject, text: 'We do.', seen });
  const { enquiry } = await readEnquiry(desk.context, 'amal', id);
  await answer(enquiry.answerSubject, 0);
  // What was sent is forgotten after a while, and the conversation goes on.
  await desk.db.deleteFrom('outbox').where('purpose', '=', 'receipt').execute();
  await answer('More about farms', 1);
  await until(() => peer.received.length === 4);
  const answers = peer.received.slice(2);
  for (const { text } of answers) {
    expect(headOf(text)).toContain(`In-Reply-To: ${receipt?.id}`);
    expect(headOf(text)).toContain(`References: ${receipt?.id}`);
    expect(headOf(text)?.join()).not.toMatch(/auto-submitted|suppress|precedence/i);
    expect(text).toMatch(
      /We do\.\r\n\r\nOn .+ in Dubai you wrote:\r\n> Do you audit farms\?\r\n>\r\n> > Ours/,
    );
  }
  const subjects = answers.map(({ subject }) => subject).sort();
  expect(subjects).toEqual([`Re: ${receipt?.subject}`, `Re: More about farms (${sent.reference})`]);
});

test('answers without a receipt belong to the first, and quote nothing where nothing was written', async () => {
  const peer = await openPeer();
  const desk = await openTestDesk({ ...(await freshFile()), SMTP_URL: peer.url });
  await desk.ask('/api/in', asJson({ ...message(), suspect: true }));
  await desk.db.updateTable('enquiry').set({ message: '' }).execute();
  const { id } = await desk.db.selectFrom('enquiry').select('id').executeTakeFirstOrThrow();
  const author = await answerer(desk);
  for (const seen of [0, 1]) {
    const words = { id: randomUUID(), subject: 'RE: Farms', text: 'We do.', seen };
    await answerEnquiry(desk.context, author, id, words);
    await until(() => peer.received.length === 2 + seen);
  }
  const [first, second] = peer.received.slice(1);
  expect(headOf(first?.text)?.join()).not.toMatch(/In-Reply-To|References/);
  expect(headOf(second?.text)).toContain(`In-Reply-To: ${first?.id}`);
  expect(second?.subject).toMatch(/^RE: Farms/);
  expect(second?.text).toMatch(/\r\n\r\nWe do\.\s*$/);
});

test('without a mail server mails wait, and go out once there is one', async () => {
  const env = await freshFile();
  const before = await openTestDesk(env);
  await before.ask('/api/in', asJson(message()));
  expect(await states(before)).toEqual(['waiting', 'waiting']);
  const peer = await openPeer();
  await openTestDesk({ ...env, SMTP_URL: peer.url });
  await until(() => peer.received.length === 2);
});

test('what a server refuses is a dead letter, and what it defers is tried again later', async () => {
  const peer = await openPeer();
  let now = Date.now();
  const desk = await openTestDesk({ ...(await freshFile()), SMTP_URL: peer.url }, () => now);
  peer.behaviour = 'refuses';
  await desk.ask('/api/in', asJson({ ...message(), suspect: true }));
  await until(async () => (await states(desk)).join() === 'dead');
  peer.behaviour = 'defers';
  await desk.ask('/api/in', asJson({ ...message(), suspect: true }));
  const waiting = () =>
    desk.db.selectFrom('outbox').selectAll().where('state', '=', 'waiting').execute();
  await until(async () => (await waiting())[0]?.error != null);
  const [row] = await waiting();
  expect(row).toMatchObject({ attempts: 1, due_at: now + pauseAfter(1) });
  expect(row?.error).toContain('451');
  peer.behaviour = 'takes';
  desk.context.wake();
  expect(peer.received).toHaveLength(0);
  now += pauseAfter(1);
  desk.context.wake();
  await until(() => peer.received.length === 1);
});

test.each([
  ['Mailbox full', 552, '552 5.2.2 Mailbox full', false],
  ['a full mailbox without a code', 552, '552 Quota exceeded', false],
  ['a mail too large', 552, '552-5.3.4 Your message exceeds our limits', true],
  ['no such mailbox', 550, '550 5.1.1 No such user', true],
  ['not now', 451, '451 4.7.1 Greylisted', false],
])('%s is a dead letter at once or is tried again: %s', (_, responseCode, message, forGood) => {
  expect(isForGood({ responseCode, message, command: 'RCPT TO' })).toBe(forGood);
});

test('of a certificate that nobody has signed the setting is told that trusts it', () => {
  const error = { message: 'self-signed certificate', originalCode: 'DEPTH_ZERO_SELF_SIGNED_CERT' };
  expect(whyFailed(error)).toContain('NODE_EXTRA_CA_CERTS');
});

test('mails that wait for a server whose certificate is not valid are told, and go out once it is trusted', async () => {
  const peer = await startPeer(0, true);
  onTestFinished(peer.stop);
  const env = await freshFile();
  let now = Date.now();
  const desk = await openTestDesk({ ...env, SMTP_URL: peer.url }, () => now);
  await desk.ask('/api/in', asJson({ ...message(), suspect: true }));
  const failing = async () => (await readOutbox(desk.context)).failing;
  expect(await failing()).toBeUndefined();
  for (let tries = 1; tries <= 3; tries += 1) {
    await until(async () => {
      const [row] = await outbox(desk);
      return row?.state === 'waiting' && row.attempts === tries;
    });
    if (tries === 3) break;
    now += pauseAfter(tries);
    desk.context.wake();
  }
  expect((await failing())?.why).toContain('certificate');
  const trusting = `${peer.url}?tls.rejectUnauthorized=false`;
  await openTestDesk({ ...env, SMTP_URL: trusting }, () => now + 3_600_000);
  await until(() => peer.received.length === 1);
});

test('a connection that breaks after the mail was taken sends the same mail again, by its Message-ID', async () => {
  const peer = await openPeer();
  let now = Date.now();
  const desk = await openTestDesk({ ...(await freshFile()), SMTP_URL: peer.url }, () => now);
  peer.behaviour = 'drops';
  await desk.ask('/api/in', asJson({ ...message(), suspect: true }));
  const first = () => desk.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
  await until(async () => (await first()).error !== null);
  peer.behaviour = 'takes';
  now += pauseAfter(1);
  desk.context.wake();
  await until(async () => (await first()).state === 'sent');
  expect(peer.received).toHaveLength(2);
  expect(new Set(peer.received.map(({ id }) => id)).size).toBe(1);
  // What went out is not kept.
  expect((await first()).content).toBe('{}');
});

test('a server that never answers is left, and the mail goes out when another try is made', async () => {
  const peer = await openPeer();
  let now = Date.now();
  const desk = await openTestDesk(await freshFile(), () => now);
  await desk.ask('/api/in', asJson({ ...message(), suspect: true }));
  peer.behaviour = 'hangs';
  const patience = { connectionTimeout: 300, greetingTimeout: 300, socketTimeout: 300 };
  const postman = startPostman(desk.context, { mail: openMailer(peer.url, FROM, patience) });
  onTestFinished(postman.stop);
  const first = () => desk.db.selectFrom('outbox').selectAll().executeTakeFirstOrThrow();
  await until(async () => (await first()).error !== null);
  expect(await first()).toMatchObject({ state: 'waiting', attempts: 1 });
  peer.behaviour = 'takes';
  now += pauseAfter(1);
  postman.wake();
  await until(async () => (await first()).state === 'sent');
  expect(peer.received).toHaveLength(1);
});

test('a server that is away for an hour: pauses grow, the inbox shows them, and every mail goes out once', async () => {
  const before = await startPeer();
  const { url } = before;
  await before.stop();
  let now = Date.now();
  const began = now;
  const desk = await openTestDesk({ ...(await freshFile()), SMTP_URL: url }, () => now);
  for (let n = 0; n < 3; n += 1) await desk.ask('/api/in', asJson(message()));
  const mails = () => desk.db.selectFrom('outbox').selectAll().execute();
  let tries = 0;
  while (now - began < 3_600_000) {
    tries += 1;
    desk.context.wake();
    await until(async () =>
      (await mails()).every(({ state, attempts }) => state === 'waiting' && attempts === tries),
    );
    const { items, waiting } = await readOutbox(desk.context);
    expect(waiting).toBe(6);
    for (const { error, dueAt, attempts } of items) {
      expect(error).toContain('ECONNREFUSED');
      expect([attempts, dueAt]).toEqual([tries, now + pauseAfter(tries)]);
    }
    now += pauseAfter(tries);
  }
  expect(tries).toBeLessThan(9);
  const peer = await startPeer(Number(new URL(url).port));
  onTestFinished(peer.stop);
  desk.context.wake();
  await until(async () => (await states(desk)).every((state) => state === 'sent'));
  expect(new Set(peer.received.map(({ id }) => id)).size).toBe(6);
  expect(peer.received).toHaveLength(6);
});

test('a limit for a minute holds over processes, and the newsletter leaves room in it', async () => {
  const env = { ...(await freshFile()), DESK_MAIL_RATE: '10' };
  let now = Date.now();
  const desks = [await openTestDesk(env, () => now), await openTestDesk(env, () => now)];
  const [desk] = desks as [Desk, Desk];
  const letter = { to: 'reader@mail.example', subject: 'Letter', text: 'News.' };
  for (let n = 0; n < 20; n += 1) await enqueue(desk.db, desk.context, 'issue', letter, {});
  for (let n = 0; n < 20; n += 1) await enqueue(desk.db, desk.context, 'receipt', letter, {});
  const [mails, letters] = QUEUES as [Queue, Queue];
  const take = async (queue: Queue) => {
    const rows = [];
    for (const { context } of desks) rows.push(...(await claim(context, 'postman', 6, queue)));
    for (const row of rows) await noteSent(desk.context, row);
    return rows.length;
  };
  expect([await take(letters), await take(mails), await take(mails)]).toEqual([8, 2, 0]);
  now += 61_000;
  expect([await take(mails), await take(letters)]).toEqual([10, 0]);
});

test('all dead letters can try again at once', async () => {
  const desk = await openTestDesk(await freshFile());
  await desk.ask('/api/in', asJson(message()));
  await desk.db.updateTable('outbox').set({ state: 'dead', attempts: 15, ended_at: 1 }).execute();
  expect(await retryAll(desk.context, 'amal')).toBe(2);
  expect(await outbox(desk)).toMatchObject([
    { state: 'waiting', attempts: 0 },
    { state: 'waiting', attempts: 0 },
  ]);
});

test('a mail of a process that died is taken over when its claim has run out', async () => {
  const peer = await openPeer();
  const env = await freshFile();
  const dead = await openTestDesk(env);
  await dead.ask('/api/in', asJson({ ...message(), suspect: true }));
  await dead.db
    .updateTable('outbox')
    .set({ state: 'sending', claim: 'gone', claimed_until: Date.now() + 60_000 })
    .execute();
  let now = Date.now();
  const desk = await openTestDesk({ ...env, SMTP_URL: peer.url }, () => now);
  await new Promise((resolve) => setTimeout(resolve, 200));
  expect(peer.received).toHaveLength(0);
  now += 61_000;
  desk.context.wake();
  await until(() => peer.received.length === 1);
});

test('pauses grow from half a minute to six hours', () => {
  const pauses = Array.from({ length: 14 }, (_, n) => pauseAfter(n + 1) / 60_000);
  expect(pauses.slice(0, 4)).toEqual([0.5, 1, 2, 4]);
  expect(pauses.at(-1)).toBe(360);
  expect(pauses.reduce((sum, pause) => sum + pause, 0)).toBeGreaterThan(24 * 60);
});
