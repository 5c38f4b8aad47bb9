import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { freshFile } from './support/databases.ts';
import { asJson, message } from './support/desk.ts';
import { startProcess } from './support/process.ts';

const MEGA = 1024 * 1024;
const SIZE = process.env.TEST_SCOPE === 'all' ? 1024 * MEGA : 64 * MEGA;

/** Streams a body until the other side has had enough; gives the answer and how much was taken. */
function flood(url: string): Promise<{ answer: string; sent: number }> {
  const { hostname, port } = new URL(url);
  const { promise, resolve } = Promise.withResolvers<{ answer: string; sent: number }>();
  const socket = connect(Number(port), hostname);
  const chunk = Buffer.alloc(64 * 1024, 0x61);
  let answer = '';
  let sent = 0;
  const end = () => resolve({ answer, sent });
  socket.on('data', (data) => {
    answer += data;
  });
  socket.on('error', end);
  socket.on('close', end);
  const more = () => {
    while (sent < SIZE && !socket.destroyed) {
      sent += chunk.length;
      socket.write(`${chunk.length.toString(16)}\r\n`);
      socket.write(chunk);
      if (!socket.write('\r\n')) return void socket.once('drain', more);
    }
  };
  socket.write(
    'POST /api/in HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nIdempotency-Key: 00112233445566778899aabbccddeeff\r\nTransfer-Encoding: chunked\r\n\r\n',
  );
  more();
  return promise;
}

test('a body without end is refused before it is read, and the desk goes on', async () => {
  const desk = await startProcess(await freshFile());
  onTestFinished(async () => void (await desk.stop()));
  const floods = await Promise.all(Array.from({ length: 5 }, () => flood(desk.url)));
  for (const { answer, sent } of floods) {
    expect(answer).toContain('413');
    expect(sent).toBeLessThan(SIZE);
  }
  expect((await fetch(`${desk.url}/api/in`, asJson(message()))).status).toBe(204);
});
