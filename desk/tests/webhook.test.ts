import { createHmac } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { pauseAfter } from '../mail/outbox.ts';
import { freshFile } from './support/databases.ts';
import { asJson, message, openTestDesk } from './support/desk.ts';
import { until } from './support/smtp.ts';

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
    data: { reference: sent.reference, message: 'ماء', email: sent.fields.email },
  });
  const {
    'webhook-id': id,
    'webhook-timestamp': at,
    'webhook-signature': signature,
  } = second?.headers ?? {};
  const right = createHmac('sha256', SECRET).update(`${id}.${at}.${second?.body}`).digest('base64');
  expect(signature).toBe(`v1,${right}`);
  // The mails have no server and wait.
  const mails = await desk.db
    .selectFrom('outbox')
    .select('state')
    .where('channel', '=', 'mail')
    .execute();
  expect(mails).toEqual([{ state: 'waiting' }, { state: 'waiting' }]);
});

test('a desk without a webhook keeps nothing for one', async () => {
  const desk = await openTestDesk(await freshFile());
  await desk.ask('/api/in', asJson(message()));
  const rows = await desk.db.selectFrom('outbox').select('channel').execute();
  expect(rows.map(({ channel }) => channel)).toEqual(['mail', 'mail']);
});
