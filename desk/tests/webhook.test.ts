import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import type { OutboxRow } from '../database/tables.ts';
import { pauseAfter } from '../mail/outbox.ts';
import { openWebhook } from '../operations/webhook.ts';
import { sign } from '../signature.ts';
import { changeOfStaff } from '../staff/booking.ts';
import { readOutbox, retryMail } from '../staff/outbox.ts';
import { freshFile, onEachDatabase } from './support/databases.ts';
import { asForm, asJson, booking, message, openTestDesk } from './support/desk.ts';
import { startSilence, until } from './support/smtp.ts';

const SECRET = 'a-secret-that-both-sides-have';

/** A receiver that answers with a status and keeps what came. */
async function openReceiver() {
  const came: { headers: IncomingHttpHeaders; body: string }[] = [];
  const receiver = { came, status: 204, url: '' };
  const server = createServer(async (req, res) => {
    came.push({ headers: req.headers, body: await text(req) });
    res.writeHead(receiver.status).end();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  onTestFinished(() => void server.close());
  receiver.url = `http://127.0.0.1:${(server.address() as AddressInfo).port}/hook`;
  return receiver;
}

test('a webhook is told of each enquiry, signed, and again until it takes it', async () => {
  const receiver = await openReceiver();
  let now = Date.now();
  const env = { DESK_WEBHOOK_URL: receiver.url, DESK_WEBHOOK_SECRET: SECRET };
  const desk = await openTestDesk({ ...(await freshFile()), ...env }, () => now);
  receiver.status = 500;
  const sent = message({ message: 'ماء' });
  await desk.ask('/api/in', asJson(sent));
  const row = () =>
    desk.db
      .selectFrom('outbox')
      .selectAll()
      .where('channel', '=', 'webhook')
      .executeTakeFirstOrThrow();
  await until(async () => (await row()).error !== null);
  receiver.status = 204;
  now += pauseAfter(1);
  desk.context.wake();
  await until(async () => (await row()).state === 'sent');

  const [first, second] = receiver.came;
  expect(receiver.came).toHaveLength(2);
  expect(first?.headers['webhook-id']).toBe(second?.headers['webhook-id']);
  expect(JSON.parse(second?.body ?? '')).toMatchObject({
    type: 'enquiry.received',
    data: {
      reference: sent.reference,
      message: 'ماء',
      email: sent.fields.email,
      language: 'en',
    },
  });
  expect(second && isSigned(second)).toBe(true);
  // The mails have no server and wait.
  const mails = await desk.db
    .selectFrom('outbox')
    .select('state')
    .where('channel', '=', 'mail')
    .execute();
  expect(mails).toEqual([{ state: 'waiting' }, { state: 'waiting' }]);
});

test('a delivery to a receiver that never answers can be ended', async () => {
  const silence = await startSilence('');
  onTestFinished(silence.stop);
  const carrier = openWebhook(`http://127.0.0.1:${silence.port}`, SECRET, Date.now);
  const ending = new AbortController();
  const sent = carrier.send({ id: 'one', content: '{}' } as OutboxRow, ending.signal);
  await until(silence.isAsked);
  ending.abort();
  await expect(sent).rejects.toThrow(ending.signal.reason);
});

/** Whether a body was signed with the secret, as standardwebhooks.com describes. */
function isSigned({ headers, body }: { headers: IncomingHttpHeaders; body: string }): boolean {
  const { 'webhook-id': id, 'webhook-timestamp': at, 'webhook-signature': signature } = headers;
  const digest = createHmac('sha256', SECRET).update(`${id}.${at}.${body}`).digest('base64');
  return signature === `v1,${digest}`;
}

onEachDatabase((fresh) => {
  test('a webhook is told who moved or cancelled a session, in the same way, and again until it takes it', async () => {
    const receiver = await openReceiver();
    let now = Date.parse('2026-11-23T06:00:00Z');
    const [eleven, noon, two] = [7, 8, 10].map(
      (hour) => `2026-11-25T${`${hour}`.padStart(2, '0')}:00:00.000Z`,
    );
    const env = { DESK_WEBHOOK_URL: receiver.url, DESK_WEBHOOK_SECRET: SECRET };
    const desk = await openTestDesk({ ...(await fresh()), ...env }, () => now);
    const sent = booking(eleven ?? '');
    await desk.ask('/api/in', asJson(sent));
    await until(() => receiver.came.length === 1);
    const [row] = await desk.db.selectFrom('booking').selectAll().execute();
    const link = `/api/booking/${sign(desk.context.secret, 'booking', row?.id ?? '', Date.parse(two ?? ''))}`;

    receiver.status = 500;
    await desk.ask(link, asForm({ act: 'move', seen: '0', start: noon ?? '' }));
    const waits = () =>
      desk.db
        .selectFrom('outbox')
        .selectAll()
        .where('channel', '=', 'webhook')
        .where('error', 'is not', null)
        .execute();
    await until(async () => (await waits()).length === 1);
    const { items } = await readOutbox(desk.context);
    expect(items).toContainEqual(
      expect.objectContaining({ channel: 'webhook', subject: 'booking.moved', state: 'waiting' }),
    );
    receiver.status = 204;
    now += pauseAfter(1);
    desk.context.wake();
    await until(() => receiver.came.length === 3);
    const enquiry = row?.enquiry_id ?? '';
    await changeOfStaff(desk.context, 'olga', enquiry, { start: Date.parse(two ?? ''), seen: 1 });
    await until(() => receiver.came.length === 4);
    await changeOfStaff(desk.context, 'olga', enquiry, { start: null, seen: 2 });
    await until(() => receiver.came.length === 5);

    const [first, tried, moved, again, cancelled] = receiver.came;
    for (const one of receiver.came) expect(isSigned(one)).toBe(true);
    expect(tried?.headers['webhook-id']).toBe(moved?.headers['webhook-id']);
    expect(tried?.body).toBe(moved?.body);
    const told = [first, moved, again, cancelled].map((one) => JSON.parse(one?.body ?? ''));
    const { reference } = sent;
    expect(told).toMatchObject([
      { type: 'enquiry.received', data: { reference, booking: { start: eleven, sequence: 0 } } },
      {
        type: 'booking.moved',
        data: {
          reference,
          by: 'visitor',
          booking: {
            session: 'short',
            start: noon,
            zone: 'Asia/Dubai',
            state: 'held',
            sequence: 1,
          },
          before: { start: eleven },
        },
      },
      {
        type: 'booking.moved',
        data: { reference, by: 'staff', booking: { start: two, sequence: 2 } },
      },
      {
        type: 'booking.cancelled',
        data: { reference, by: 'staff', booking: { start: two, state: 'cancelled', sequence: 3 } },
      },
    ]);
    // Whose session it is, the receiver knows by the reference.
    expect(
      told
        .slice(1)
        .map((one) => JSON.stringify(one))
        .join(),
    ).not.toMatch(/layla|haddad/i);
  });
});

test('what the webhook never took is shown with the dead letters, and can be sent again', async () => {
  const receiver = await openReceiver();
  const env = { DESK_WEBHOOK_URL: receiver.url, DESK_WEBHOOK_SECRET: SECRET };
  const desk = await openTestDesk({ ...(await freshFile()), ...env });
  receiver.status = 500;
  await desk.ask('/api/in', asJson(message()));
  const ofHook = () => desk.db.selectFrom('outbox').selectAll().where('channel', '=', 'webhook');
  await until(async () => (await ofHook().executeTakeFirst())?.error !== null);
  await desk.db
    .updateTable('outbox')
    .set({ state: 'dead' })
    .where('channel', '=', 'webhook')
    .execute();
  const { items, dead, waiting } = await readOutbox(desk.context);
  // The two mails have no server.
  expect([dead, waiting]).toEqual([1, 2]);
  const host = new URL(receiver.url).host;
  expect(items[0]).toMatchObject({
    channel: 'webhook',
    to: host,
    subject: 'enquiry.received',
    state: 'dead',
  });
  receiver.status = 204;
  await retryMail(desk.context, 'olga', items[0]?.id ?? '');
  await until(async () => (await ofHook().executeTakeFirst())?.state === 'sent');
});
