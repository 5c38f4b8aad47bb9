import assert from 'node:assert/strict';
import { registerHooks } from 'node:module';
import { describe, test } from 'node:test';
import type { Falaj } from 'falaj-sdk';

// The SDK is not in a public registry, so a class that keeps its options takes its place.
const STAND_IN = 'data:text/javascript,export class Falaj { constructor(o) { this.options = o } }';
registerHooks({
  resolve: (name, context, next) =>
    name === 'falaj-sdk' ? { url: STAND_IN, shortCircuit: true } : next(name, context),
});
const { connect, sendTen, tokenFor, totalOf } = await import('./with-the-sdk.ts');

type Result = Awaited<ReturnType<Falaj['transfers']['create']>>;

/** An SDK that answers a transfer with this result and records what it was called with. */
function stand(result: Result) {
  const asked: unknown[] = [];
  const keep = <T>(answer: T, ...call: unknown[]) => {
    asked.push(call);
    return answer;
  };
  const falaj: Falaj = {
    transfers: {
      create: async (...call) => keep(result, 'create', ...call),
      untilFinal: async (...call) => keep(undefined, 'untilFinal', ...call),
    },
    holders: {
      list: async function* (...call) {
        keep(undefined, 'list', ...call);
        yield* [{ balance: '90' }, { balance: '10' }];
      },
    },
    sessions: { create: async (...call) => keep({ token: 'ses_1' }, 'session', ...call) },
  };
  return { falaj, asked };
}

const accepted: Result = { kind: 'accepted', transfer: { id: 'trf_0001' } };

describe('the examples of the SDK', () => {
  test('ask the sandbox, and want refusals as values', () => {
    const { options } = connect('fk_test_a') as unknown as { options: Record<string, string> };
    assert.match(options.baseUrl ?? '', /sandbox/);
    assert.equal(options.refusals, 'value');
  });

  test('wait for the final block of what was accepted', async () => {
    const { falaj, asked } = stand(accepted);
    assert.equal(await sendTen(falaj), undefined);
    assert.deepEqual(asked.at(-1), ['untilFinal', 'trf_0001', { seconds: 1200 }]);
  });

  test('show what may be shown of a refusal, and do not wait', async () => {
    const publicMessage = 'This wallet cannot receive this share.';
    const { falaj, asked } = stand({ kind: 'refused', rule: 'identity', publicMessage });
    assert.equal(await sendTen(falaj), publicMessage);
    assert.equal(asked.length, 1);
  });

  test('add up a register, and open a session for one investor', async () => {
    const { falaj, asked } = stand(accepted);
    assert.equal(await totalOf(falaj, 'shr_sample_a'), 100n);
    assert.equal(await tokenFor(falaj, 'idn_a1'), 'ses_1');
    assert.match(JSON.stringify(asked.at(-1)), /idn_a1/);
  });
});
