import { connect } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { freshFile } from './support/databases.ts';
import { asJson, message } from './support/desk.ts';
import { type DeskProcess, startProcess } from './support/process.ts';
import { isWhole, noteFigure } from './support/scope.ts';

const MEGA = 1024 * 1024;
/** The length that a flood announces: 1 TB, more than any connection carries before somebody ends it. */
const ANNOUNCED = MEGA * MEGA;
const FLOODS = isWhole ? 4 : 1;
/** Memory that nothing hostile may add. */
const FLAT = 64 * MEGA;
const ROUNDS = isWhole ? 400 : 8;
/** Ends a run that hangs, in milliseconds; a sound one takes a small part of it. */
const LONGEST = isWhole ? 3_600_000 : 120_000;

/**
 * Streams a body without end until the other side closes; gives the answer and how much was sent.
 * @param path what is asked
 * @param isHonest says beforehand how long the body is
 */
function flood(url: string, path: string, isHonest: boolean) {
  const { hostname, port } = new URL(url);
  const { promise, resolve } = Promise.withResolvers<{ answer: string; sent: number }>();
  const socket = connect(Number(port), hostname);
  const chunk = Buffer.alloc(64 * 1024, 0x61);
  const [before, after] = isHonest ? ['', ''] : [`${chunk.length.toString(16)}\r\n`, '\r\n'];
  let answer = '';
  let sent = 0;
  const end = () => resolve({ answer, sent });
  socket.on('data', (data) => {
    answer += data;
  });
  socket.on('error', end);
  socket.on('close', end);
  const more = () => {
    while (!socket.destroyed) {
      sent += chunk.length;
      socket.write(before);
      socket.write(chunk);
      if (!socket.write(after)) return void socket.once('drain', more);
    }
  };
  const length = isHonest ? `Content-Length: ${ANNOUNCED}` : 'Transfer-Encoding: chunked';
  const host = `localhost:${port}`;
  const own = `Origin: http://${host}\r\nIdempotency-Key: 00112233445566778899aabbccddeeff`;
  socket.write(
    `POST ${path} HTTP/1.1\r\nHost: ${host}\r\nContent-Type: application/json\r\n${own}\r\n${length}\r\n\r\n`,
  );
  more();
  return promise;
}

/** The most memory that a desk holds while something goes on, beyond what it held before. */
async function growth(desk: DeskProcess, during: () => Promise<unknown>): Promise<number> {
  const before = desk.memory() ?? 0;
  let most = before;
  const timer = setInterval(() => {
    most = Math.max(most, desk.memory() ?? 0);
  }, 20);
  await during();
  clearInterval(timer);
  return most - before;
}

test.each([
  ['/api/in', 413],
  ['/desk/api/sign-in', 400],
  ['/api/booking/x.y.z', 413],
  ['/api/news/leave/x', 410],
])(
  'a body without end at %s is refused, memory stays flat, and the desk goes on',
  async (path, status) => {
    const desk = await startProcess(await freshFile());
    onTestFinished(async () => void (await desk.stop()));
    const post = () => fetch(`${desk.url}/api/in`, asJson(message()));
    expect((await post()).status).toBe(204);
    const floods: { answer: string; sent: number }[] = [];
    const round = async () => {
      for (const isHonest of [false, true]) {
        const five = Array.from({ length: 5 }, () => flood(desk.url, path, isHonest));
        floods.push(...(await Promise.all(five)));
      }
    };
    // The first floods fill what the program keeps ready for all later ones.
    for (let n = 0; n < FLOODS; n += 1) await round();
    const grown = await growth(desk, async () => {
      for (let n = 0; n < FLOODS; n += 1) await round();
    });
    for (const { answer } of floods) expect(answer).toContain(`HTTP/1.1 ${status}`);
    const most = Math.ceil(Math.max(...floods.map(({ sent }) => sent)) / 1024);
    noteFigure(
      `${path}: ${floods.length} bodies without end, ended after ${most} KB at most, memory + ${Math.ceil(grown / MEGA)} MB`,
    );
    expect(grown).toBeLessThan(FLAT);
    expect((await post()).status).toBe(204);
  },
);

test('memory stays flat under bodies that are as large as they may be, deep, or too large', {
  timeout: LONGEST,
}, async () => {
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
  const grown = (await rounds(2 * ROUNDS)) - before;
  expect(grown).toBeLessThan(FLAT);
  const count = 2 * ROUNDS * bodies.length;
  noteFigure(`${count} bodies, deep, large or too large: memory + ${Math.ceil(grown / MEGA)} MB`);
});
