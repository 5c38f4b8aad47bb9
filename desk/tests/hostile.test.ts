import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { freshFile } from './support/databases.ts';
import { asJson, message } from './support/desk.ts';
import { startProcess } from './support/process.ts';

const MEGA = 1024 * 1024;
const isWhole = process.env.TEST_SCOPE === 'all';
const SIZE = isWhole ? 1024 * MEGA : 64 * MEGA;
const ROUNDS = isWhole ? 400 : 40;

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

test('memory stays flat under bodies that are as large as they may be, deep, or too large', async () => {
  const desk = await startProcess(await freshFile());
  onTestFinished(async () => void (await desk.stop()));
  const deep = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  const keys = Object.fromEntries(
    Array.from({ length: 1000 }, (_, n) => [`k${n}`, 'x'.repeat(200)]),
  );
  const bodies = [deep, { ...message(), fields: keys }, 'x'.repeat(250_000), 'x'.repeat(400_000)];
  const round = () =>
    Promise.all(
      bodies.map(async (body) => {
        const answer = await fetch(`${desk.url}/api/in`, asJson(body)).catch(() => undefined);
        if (answer) expect([413, 422]).toContain(answer.status);
      }),
    );
  const rounds = async (count: number) => {
    for (let n = 0; n < count; n += 1) await round();
    return desk.memory() ?? 0;
  };
  // The first rounds fill what the program keeps ready for all later ones.
  const before = await rounds(ROUNDS);
  expect((await rounds(2 * ROUNDS)) - before).toBeLessThan(64 * MEGA);
});
