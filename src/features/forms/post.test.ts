import type { SubmissionPayload } from '@falaj/contract/payload.ts';
import { afterEach, describe, expect, test, vi } from 'vitest';
import { post } from './post.ts';

const packet: SubmissionPayload = {
  kind: 'message',
  reference: 'FJ-20261121-7K3QX',
  fields: { email: 'layla@falaj.example' },
  consent: false,
  sentAt: '2026-11-21T06:00:00.000Z',
  page: '/contact',
};

/** Posts to an endpoint that gives these answers in turn; an Error stands for a dead network. */
async function postTo(...answers: (Response | Error)[]) {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => {
    const answer = answers.shift();
    if (answer instanceof Response) return answer;
    throw answer ?? new Error('asked once too often');
  });
  vi.stubGlobal('fetch', fetch);
  const pauses: number[] = [];
  const attempts: number[] = [];
  const outcome = await post(
    'https://forms.example/in',
    packet,
    'key-1',
    (attempt) => attempts.push(attempt),
    async (pause) => void pauses.push(pause),
  );
  return { outcome, pauses, attempts, calls: fetch.mock.calls };
}

const JSON_TYPE = { headers: { 'content-type': 'application/json' } };
const dead = () => new TypeError('Failed to fetch');
/** An answer that says yes and then breaks off. */
const halfway = () =>
  new Response(new ReadableStream({ pull: (controller) => controller.error(dead()) }), JSON_TYPE);
const yes = () => Response.json({});

afterEach(() => vi.unstubAllGlobals());

test('one JSON request without cookies, and its confirmation', async () => {
  const { outcome, calls } = await postTo(new Response(null, { status: 204 }));
  expect(outcome).toEqual({ taken: true });
  expect(calls).toHaveLength(1);
  const [url, init] = calls[0] ?? [];
  expect(url).toBe('https://forms.example/in');
  expect(init).toMatchObject({
    method: 'POST',
    credentials: 'omit',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'key-1' },
  });
  expect(JSON.parse(String(init?.body))).toEqual(packet);
});

describe('tries again, with the same key', () => {
  test.each([
    ['the network fails', dead],
    ['the server breaks', () => new Response('', { status: 502 })],
    ['the server is busy', () => new Response('', { status: 429 })],
    ['the answer breaks off half way', halfway],
  ])('when %s', async (_, failure) => {
    const { outcome, pauses, attempts, calls } = await postTo(failure(), failure(), yes());
    expect(outcome).toEqual({ taken: true });
    expect(attempts).toEqual([1, 2, 3]);
    expect(pauses).toEqual([1000, 3000]);
    const keys = calls.map(([, init]) => new Headers(init.headers).get('idempotency-key'));
    expect(keys).toEqual(['key-1', 'key-1', 'key-1']);
  });

  test('after the pause that the server asks for', async () => {
    const busy = new Response('', { status: 503, headers: { 'retry-after': '7' } });
    expect((await postTo(busy, yes())).pauses).toEqual([7000]);
  });
});

describe('gives up', () => {
  test('after three tries', async () => {
    const { outcome, calls } = await postTo(dead(), dead(), dead());
    expect(outcome).toEqual({ taken: false });
    expect(calls).toHaveLength(3);
  });

  test('at once when the server asks for a long pause', async () => {
    const busy = new Response('', { status: 503, headers: { 'retry-after': '3600' } });
    expect((await postTo(busy)).outcome).toEqual({ taken: false });
  });

  test('at once when the device is offline', async () => {
    vi.stubGlobal('navigator', { onLine: false });
    const { outcome, calls } = await postTo(dead());
    expect(outcome).toEqual({ taken: false, offline: true });
    expect(calls).toHaveLength(1);
  });

  test.each([
    [
      'a login page',
      () => new Response('<h1>Log in</h1>', { headers: { 'content-type': 'text/html' } }),
    ],
    ['nothing at all', () => new Response()],
  ])('at once when %s answers in its place', async (_, answer) => {
    const { outcome, calls } = await postTo(answer());
    expect(outcome).toEqual({ taken: false });
    expect(calls).toHaveLength(1);
  });

  test('at once when the endpoint refuses, with what it says of the fields', async () => {
    const errors = { email: 'This address does not exist.', message: 5 };
    const refusal = Response.json({ errors }, { status: 422 });
    expect((await postTo(refusal)).outcome).toEqual({
      taken: false,
      errors: { email: 'This address does not exist.' },
    });
  });

  test('without errors when a refusal cannot be read', async () => {
    const refusal = new Response('<h1>Forbidden</h1>', { status: 403 });
    expect((await postTo(refusal)).outcome).toEqual({ taken: false });
  });
});
