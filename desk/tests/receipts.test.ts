import { expect, onTestFinished, test } from 'vitest';
import { receipts } from '../database/migrations/008-receipts.ts';
import { DAY, HOUR, MINUTE } from '../durations.ts';
import { mailboxOf } from '../mail/receipts.ts';
import { eraseByDate } from '../privacy/person.ts';
import { freshFile, onEachDatabase } from './support/databases.ts';
import { asForm, asJson, booking, message, newKey, openTestDesk } from './support/desk.ts';
import { startPeer, until } from './support/smtp.ts';

/** A Monday morning in Dubai. */
const MONDAY = Date.parse('2026-11-23T06:00:00Z');
const TIMES = [7, 8, 9, 10].map((hour) => `2026-11-25T${`${hour}`.padStart(2, '0')}:00:00.000Z`);

type Desk = Awaited<ReturnType<typeof openTestDesk>>;

const mails = ({ db }: Desk) =>
  db.selectFrom('outbox').select(['purpose', 'content']).orderBy('created_at').execute();
const count = async (desk: Desk, purpose: string) =>
  (await mails(desk)).filter((mail) => mail.purpose === purpose).length;
const marks = async ({ db }: Desk) => {
  const rows = await db
    .selectFrom('enquiry')
    .select('no_receipt')
    .orderBy('received_at')
    .orderBy('id')
    .execute();
  return rows.map(({ no_receipt }) => no_receipt);
};
/** A message of a browser without scripts. */
const post = ({ ask }: Desk, fields: Record<string, string>) =>
  ask(
    '/api/in',
    asForm(message({ message: newKey(), ...fields }).fields as Record<string, string>),
  );
const signUp = (email: string) => {
  const key = newKey();
  const { sentAt, page } = message();
  const payload = { kind: 'newsletter', reference: key, fields: { email }, consent: true };
  return asJson({ ...payload, sentAt, page }, key);
};

onEachDatabase((fresh) => {
  test('a stranger gets one receipt in an hour and three in a day, and every enquiry is kept', async () => {
    let now = MONDAY;
    const desk = await openTestDesk(await fresh(), () => now);
    const spellings = [
      'her@mail.example',
      'HER@Mail.example',
      'her+1@mail.example',
      'h.er@mail.example',
    ];
    const answers = [];
    for (let n = 0; n < 12; n += 1) {
      now += MINUTE / 2;
      const answer = await post(desk, { email: spellings[n % spellings.length] ?? '' });
      answers.push((await answer.text()).replace(/<dd>.*?<\/dd>/, ''));
    }
    expect(await count(desk, 'receipt')).toBe(1);
    expect(await count(desk, 'team')).toBe(12);
    expect(await marks(desk)).toEqual(['', ...Array(11).fill('limit')]);
    // The page tells nobody whether the address has had one before.
    expect(new Set(answers).size).toBe(1);

    for (const [pause, receipts] of [
      [HOUR, 2],
      [HOUR, 3],
      [HOUR, 3],
      [DAY - 3 * HOUR, 4],
    ] as const) {
      now += pause;
      await post(desk, { email: 'her@mail.example' });
      expect(await count(desk, 'receipt')).toBe(receipts);
    }
    await post(desk, { email: 'someone.else@mail.example' });
    expect(await count(desk, 'receipt')).toBe(5);
  });

  test('two processes count together', async () => {
    const env = await fresh();
    const desk = await openTestDesk(env);
    const desks = [desk, await openTestDesk(env)];
    await Promise.all(
      Array.from({ length: 20 }, (_, n) =>
        post(desks[n % 2] as Desk, { email: 'her@mail.example' }),
      ),
    );
    expect(await count(desk, 'team')).toBe(20);
    expect(await count(desk, 'receipt')).toBe(1);
  });

  test('an invitation goes out all the same, counts, and has a limit of its own over all spellings', async () => {
    const desk = await openTestDesk(await fresh(), () => MONDAY);
    await post(desk, { email: 'her@mail.example' });
    for (const [n, start] of TIMES.entries()) {
      const answer = await desk.ask(
        '/api/in',
        asJson(booking(start, { email: `her+${n}@mail.example` })),
      );
      expect(answer.status).toBe(n < 3 ? 204 : 409);
    }
    expect(await count(desk, 'invitation')).toBe(3);
    const other = 'him@mail.example';
    await desk.ask('/api/in', asJson(booking(TIMES[3] ?? '', { email: other })));
    await post(desk, { email: other });
    expect([await count(desk, 'invitation'), await count(desk, 'receipt')]).toEqual([4, 1]);
  });

  test('the link for the newsletter is sent to a mailbox once in a day, beside a receipt', async () => {
    let now = MONDAY;
    const desk = await openTestDesk(await fresh(), () => now);
    const her = { ...message({ email: 'her@mail.example' }), consent: true };
    await desk.ask('/api/in', asJson(her));
    for (let n = 0; n < 5; n += 1) await desk.ask('/api/in', signUp(`her+${n}@mail.example`));
    expect([await count(desk, 'receipt'), await count(desk, 'opt-in')]).toEqual([1, 1]);
    now += DAY + 1;
    await desk.ask('/api/in', signUp('her+1@mail.example'));
    expect(await count(desk, 'opt-in')).toBe(2);
  });

  test('after an upgrade answers still find the receipts that went out before it', async () => {
    const { db, ask } = await openTestDesk(await fresh());
    await ask('/api/in', asJson(message()));
    await ask('/api/in', asJson({ ...message(), suspect: true }));
    await db.schema.alterTable('enquiry').dropColumn('receipt_id').execute();
    await db.schema.alterTable('enquiry').dropColumn('no_receipt').execute();
    await db.schema.dropTable('receipt').execute();
    await receipts.up(db);
    const sent = await db
      .selectFrom('outbox')
      .select('id')
      .where('purpose', '=', 'receipt')
      .execute();
    const kept = await db
      .selectFrom('enquiry')
      .select(['receipt_id as id', 'no_receipt'])
      .orderBy('suspect')
      .execute();
    expect(kept).toEqual([
      { id: sent[0]?.id, no_receipt: '' },
      { id: null, no_receipt: '' },
    ]);
  });

  test('what was counted is forgotten when it holds nothing back', async () => {
    let now = MONDAY;
    const { db, context, ...desk } = await openTestDesk(await fresh(), () => now);
    const rows = () => db.selectFrom('receipt').selectAll().execute();
    await desk.ask('/api/in', asJson(message()));
    await eraseByDate(context);
    expect(await rows()).toHaveLength(1);
    now += DAY;
    await eraseByDate(context);
    expect(await rows()).toEqual([]);
  });
});

test.each([
  ['office@site.example', 'own'],
  ['OFFICE+test@Site.example', 'own'],
  ['team@office.example', 'own'],
  ['sender@office.example', 'own'],
  ['no-reply@shop.example', 'machine'],
  ['NoReply@shop.example', 'machine'],
  ['do_not_reply+17@shop.example', 'machine'],
  ['MAILER-DAEMON@shop.example', 'machine'],
  ['postmaster@shop.example', 'machine'],
])('nothing is ever sent to %s by itself, and the office is told', async (email, why) => {
  const env = { DESK_MAIL_TO: 'team@office.example', DESK_MAIL_FROM: 'sender@office.example' };
  const desk = await openTestDesk({ ...(await freshFile()), ...env }, () => MONDAY);
  await post(desk, { email });
  await desk.ask('/api/in', asJson(booking(TIMES[0] ?? '', { email })));
  await desk.ask('/api/in', signUp(email));
  expect((await mails(desk)).map(({ purpose }) => purpose)).toEqual(['team', 'team']);
  expect(await marks(desk)).toEqual([why, why]);
  const said = { own: 'No receipt: ours', machine: 'No receipt: no person' }[why];
  for (const { content } of await mails(desk)) expect(JSON.parse(content).text).toContain(said);
});

test('receipts say that a program wrote them, so that none answers', async () => {
  const peer = await startPeer();
  onTestFinished(peer.stop);
  const desk = await openTestDesk({ ...(await freshFile()), SMTP_URL: peer.url }, () => MONDAY);
  await desk.ask('/api/in', asJson(message()));
  await desk.ask('/api/in', asJson(booking(TIMES[0] ?? '')));
  await until(() => peer.received.length === 4);
  for (const { text } of peer.received) {
    expect(text).toMatch(/^Auto-Submitted: auto-generated\r$/m);
    expect(text).toMatch(/^X-Auto-Response-Suppress: All\r$/m);
  }
});

test.each([
  ['Layla@Company.example', 'layla@company.example'],
  ['layla+news+more@company.example', 'layla@company.example'],
  ['la.yla@company.example', 'layla@company.example'],
  ['layla@ｃｏｍｐａｎｙ。example', 'layla@company.example'],
  ['layla@BÜCHER.example', 'layla@xn--bcher-kva.example'],
  ['+layla@company.example', '+layla@company.example'],
  ['ليلى@مثال.example', 'ليلى@xn--mgbh0fb.example'],
])('%s leads to the mailbox %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox);
});
