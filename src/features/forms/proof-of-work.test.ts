import { afterEach, expect, test, vi } from 'vitest';
import { doWork } from './proof-of-work.ts';

afterEach(() => vi.unstubAllGlobals());

/** Works for an endpoint that answers so. */
const workFor = (answer: () => Response) => {
  vi.stubGlobal('fetch', async () => answer());
  return doWork('/in');
};

test('does the work that the endpoint asks for', async () => {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode('abc.250'));
  const target = new DataView(bytes).getUint32(0);
  expect(await workFor(() => Response.json({ token: 'abc', target, most: 1000 }))).toBe('abc.250');
});

test.each([
  ['no work is asked for', () => Response.json({})],
  ['the endpoint knows no such question', () => new Response('', { status: 405 })],
  ['a page answers', () => new Response('<h1>Log in</h1>')],
  [
    'the network is away',
    () => {
      throw new TypeError('Failed to fetch');
    },
  ],
])('does without where %s', async (_, answer) => {
  expect(await workFor(answer)).toBeUndefined();
});
