import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { connect } from 'node:net';
import { afterEach, describe, mock, test } from 'node:test';
import { webhookServer } from './webhook-server.ts';

const secret = 'whsec_of_a_test';
const event = '{"type":"transfer.final"}';

/** Starts a server on a free port, and returns how to send it a message. */
async function start(enqueue: (event: string) => Promise<void>) {
  const server = webhookServer({ secret, enqueue });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  const port = typeof address === 'object' ? (address?.port ?? 0) : 0;
  const send = async (body = event, key = secret) => {
    const time = Math.floor(Date.now() / 1000);
    const signature = createHmac('sha256', key).update(`${time}.${body}`).digest('hex');
    const headers = { 'Falaj-Signature': `t=${time},v1=${signature}` };
    const url = `http://127.0.0.1:${port}/hooks/shares`;
    return (await fetch(url, { method: 'POST', headers, body })).status;
  };
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  return { port, send, stop };
}

describe('webhookServer', () => {
  let stop: () => void = () => undefined;
  afterEach(() => {
    stop();
    mock.restoreAll();
  });

  test('stores an event of ours and says so', async () => {
    const stored: string[] = [];
    const running = await start(async (text) => void stored.push(text));
    stop = running.stop;
    assert.equal(await running.send(), 204);
    assert.deepEqual(stored, [event]);
  });

  test('asks for the event again when the queue refuses it, and lives on', async () => {
    const complaint = mock.method(console, 'error', () => undefined);
    let isFull = true;
    const running = await start(async () => {
      if (isFull) throw new Error('The queue is full');
    });
    stop = running.stop;
    assert.equal(await running.send(), 503);
    assert.equal(complaint.mock.callCount(), 1);
    isFull = false;
    assert.equal(await running.send(), 204);
  });

  test('stores nothing that somebody else signed, or that is too long', async () => {
    const running = await start(() => assert.fail('it was stored'));
    stop = running.stop;
    assert.equal(await running.send(event, 'whsec_other'), 400);
    assert.equal(await running.send('x'.repeat(70_000)), 413);
  });

  test('lives on when a sender hangs up in the middle', async () => {
    mock.method(console, 'error', () => undefined);
    const running = await start(async () => undefined);
    stop = running.stop;
    const socket = connect(running.port, '127.0.0.1');
    socket.write('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 100\r\n\r\nhalf');
    await once(socket, 'connect');
    socket.destroy();
    assert.equal(await running.send(), 204);
  });

  test('will not start without a secret', () => {
    assert.throws(() => webhookServer({ secret: '', enqueue: async () => undefined }), /secret/);
  });
});
