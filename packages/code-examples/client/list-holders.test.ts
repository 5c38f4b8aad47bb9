import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { type Holder, listHolders } from './list-holders.ts';

const holder = (id: string): Holder => ({
  ...{ id, identity: id, balance: '1', frozen: '0' },
  wallets: [],
});

const answer = (body: unknown, status = 200, headers = {}) =>
  new Response(JSON.stringify(body), { status, headers });

const LAST = { data: [holder('z')], next: null };

/** An API that gives these answers one after another and records the requests. */
function stand(...answers: Response[]) {
  const asked: URL[] = [];
  const pauses: number[] = [];
  const fetch = async (address: string | URL | Request) => {
    asked.push(new URL(String(address)));
    const next = answers.shift();
    if (!next) throw new TypeError('fetch failed');
    return next;
  };
  const pause = async (ms: number) => void pauses.push(ms);
  const options = { api: 'https://api.test/v2', key: 'fk_test', attempts: 3, fetch, pause };
  const list = async () => {
    const ids: string[] = [];
    for await (const { id } of listHolders('shr_a', options)) ids.push(id);
    return ids;
  };
  return { asked, pauses, list };
}

describe('listHolders', () => {
  test('walks from page to page', async () => {
    const first = { data: [holder('a'), holder('b')], next: 'b' };
    const { asked, list } = stand(answer(first), answer(LAST));
    assert.deepEqual(await list(), ['a', 'b', 'z']);
    assert.deepEqual(
      asked.map(({ searchParams }) => searchParams.get('after')),
      [null, 'b'],
    );
  });

  for (const status of [429, 500, 502, 503, 504]) {
    test(`asks again after ${status}`, async () => {
      // A gateway may answer in HTML.
      const { pauses, list } = stand(new Response('<h1>Sorry</h1>', { status }), answer(LAST));
      assert.deepEqual(await list(), ['z']);
      assert.equal(pauses.length, 1);
    });
  }

  test('waits as long as the API asks', async () => {
    const { pauses, list } = stand(answer({}, 429, { 'Retry-After': '7' }), answer(LAST));
    assert.deepEqual(await list(), ['z']);
    assert.ok((pauses[0] ?? 0) >= 7000);
  });

  test('asks once where asking again would not help', async () => {
    const { asked, list } = stand(answer({ error: { code: 'key_invalid' } }, 401), answer(LAST));
    await assert.rejects(list(), /401 key_invalid/);
    assert.equal(asked.length, 1);
  });

  test('gives up after the last attempt', async () => {
    const { asked, list } = stand();
    await assert.rejects(list(), /No answer/);
    assert.equal(asked.length, 3);
  });

  test('refuses an answer of another shape', async () => {
    await assert.rejects(stand(answer({ holders: [] })).list(), /Not a page/);
  });
});
