import { expect, test } from 'vitest';
import { replay } from '../../scripts/playground/replay.ts';
import type { InitialState } from '../../src/features/playground/chain/initial-state.ts';
import initialState from '../../src/features/playground/initial-state.json' with { type: 'json' };
import { PlaygroundSession } from '../../src/features/playground/world/session.ts';

const START = initialState as unknown as InitialState;

/** A saved run with a refusal, as the page would save it. */
async function save() {
  const session = await PlaygroundSession.start(START);
  await session.perform({ do: 'transfer', from: 'amna', to: 'emma', amount: 1 });
  await session.perform({ do: 'recover', who: 'chloe' });
  await session.perform({ do: 'pay', sum: 1_000, days: 2 });
  return session.transcript();
}

test('a saved run is the same when it is run again', async () => {
  const { differences, transactions } = await replay(JSON.stringify(await save()), START);
  expect(differences).toEqual([]);
  expect(transactions).toBe(8);
});

test.each([
  ['the gas of a transaction', (saved: string) => saved.replace(/"gasUsed":\d+/, '"gasUsed":1')],
  ['an action', (saved: string) => saved.replace('"sum":1000', '"sum":1001')],
  ['the end', (saved: string) => saved.replace(/"digest":"0x../, '"digest":"0x0g')],
])('%s that was changed is found', async (_, change) => {
  const saved = JSON.stringify(await save());
  expect((await replay(change(saved), START)).differences.length).toBeGreaterThan(0);
});

test.each([
  '{}',
  '{"format":"falaj-playground-transcript","version":1,"steps":[{"action":{"do":"x"}}]}',
])('a file that is no transcript is refused: %s', async (text) => {
  await expect(replay(text, START)).rejects.toThrow();
});
