import assert from 'node:assert/strict';
import { describe, test } from 'node:test';
import { postOnce } from './post-once.ts';
import { ApiError } from './retry.ts';

const answer = (status: number, body: unknown, headers = {}) =>
  new Response(JSON.stringify(body), { status, headers: { 'Falaj-Request': 'req_1', ...headers } });
const failing = (status: number, code: string, headers = {}) =>
  answer(status, { error: { code } }, headers);
const DONE = { id: 'trf_0001' };

/** An API that gives these answers one after another and records the requests. */
function stand(...answers: Response[]) {
  const asked: RequestInit[] = [];
  const pauses: number[] = [];
  const fetch = async (_: unknown, init: RequestInit = {}) => {
    asked.push(init);
    const next = answers.shift();
    if (!next) throw new TypeError('fetch failed');
    return next;
  };
  const pause = async (ms: number) => void pauses.push(ms);
  const post = () =>
    postOnce('https://api.test/v2/transfers', { amount: '10' }, 'order-8841', {
      ...{ key: 'fk_test', attempts: 3, fetch, pause },
    });
  return { asked, pauses, post };
}

describe('postOnce', () => {
  test('gives the answer and its body', async () => {
    const { asked, post } = stand(answer(202, DONE));
    assert.deepEqual(await post(), { status: 202, body: DONE });
    assert.equal(asked[0]?.body, '{"amount":"10"}');
  });

  test('repeats with the same idempotency key', async () => {
    const { asked, post } = stand(failing(503, 'signer_unavailable'), answer(202, DONE));
    assert.equal((await post()).status, 202);
    const keys = asked.map(({ headers }) => new Headers(headers).get('Idempotency-Key'));
    assert.deepEqual(keys, ['order-8841', 'order-8841']);
  });

  for (const code of ['issuer_not_trusted', 'state_conflict', 'idempotency_conflict']) {
    test(`asks once where the conflict is ${code}, and says so`, async () => {
      const { asked, post } = stand(failing(409, code), answer(202, DONE));
      assert.deepEqual(await post(), { status: 409, body: { error: { code } } });
      assert.equal(asked.length, 1);
    });
  }

  test('asks again while the first call still runs', async () => {
    const { post } = stand(failing(409, 'idempotency_in_progress'), answer(202, DONE));
    assert.equal((await post()).status, 202);
  });

  test('gives a refusal by the share at once', async () => {
    const { asked, post } = stand(failing(422, 'lock_up_active'));
    assert.equal((await post()).status, 422);
    assert.equal(asked.length, 1);
  });

  test('waits as long as the API asks, and its own time where the header is a date', async () => {
    const asking = failing(429, 'rate_limited', { 'Retry-After': '7' });
    const dated = failing(429, 'rate_limited', { 'Retry-After': 'Sun, 22 Nov 2026 08:00:00 GMT' });
    const { pauses, post } = stand(asking, dated, answer(202, DONE));
    await post();
    assert.ok((pauses[0] ?? 0) >= 7000);
    assert.ok((pauses[1] ?? 0) >= 2000 && (pauses[1] ?? 0) < 3000);
  });

  test('asks again after an answer that broke off', async () => {
    const { post } = stand(new Response('{"id":', { status: 202 }), answer(202, DONE));
    assert.deepEqual((await post()).body, DONE);
  });

  test('gives up with the last answer, when there was one', async () => {
    const busy = () => failing(503, 'signer_unavailable');
    const { post } = stand(busy(), busy(), busy());
    await assert.rejects(post(), (error) => {
      assert.ok(error instanceof ApiError);
      assert.deepEqual(
        [error.status, error.code, error.request],
        [...[503, 'signer_unavailable', 'req_1']],
      );
      return true;
    });
  });

  test('says that nothing answered only where nothing did', async () => {
    const { asked, post } = stand();
    await assert.rejects(post(), /No answer to order-8841/);
    assert.equal(asked.length, 3);
  });
});
