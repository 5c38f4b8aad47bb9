import { afterEach, expect, test, vi } from 'vitest';
import { readFreeDays } from './free-times.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

const answer = (body: unknown, status = 200) =>
  vi.stubGlobal('fetch', () => Promise.resolve(Response.json(body, { status })));

test('free times are put into the days of the office', async () => {
  answer({ free: ['2026-11-24T19:30:00.000Z', '2026-11-24T20:00:00.000Z'] });
  expect(await readFreeDays('/api/slots', 'short', 'Asia/Dubai')).toEqual([
    { day: '2026-11-24', starts: [new Date('2026-11-24T19:30:00.000Z')] },
    { day: '2026-11-25', starts: [new Date('2026-11-24T20:00:00.000Z')] },
  ]);
});

test.each([
  ['is closed', {}, 503],
  ['is no desk', { hello: 'world' }, 200],
])('an answer that %s is a failure', async (_what, body, status) => {
  answer(body, status);
  await expect(readFreeDays('/api/slots', 'short', 'Asia/Dubai')).rejects.toThrow();
});
