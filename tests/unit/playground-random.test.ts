import { expect, test } from 'vitest';
import { SecondEvm } from '../../scripts/playground/second-evm.ts';
import type { InitialState } from '../../src/features/playground/chain/initial-state.ts';
import initialState from '../../src/features/playground/initial-state.json' with { type: 'json' };
import { World } from '../../src/features/playground/world/world.ts';
import { randomAction, seeded } from '../support/random-action.ts';
import { isWhole } from '../support/scope.ts';

const START = initialState as unknown as InitialState;
/** The number of actions: some in every run of the tests, thousands before a release. */
const COUNT = isWhole ? 5_000 : 250;
/** The time after which a run that hangs is ended, in milliseconds. A good run takes a small part of it. */
const LONGEST = isWhole ? 3_600_000 : 120_000;
/** A new world starts after this many actions, since claims that are withdrawn never come back. */
const RUN = 250;

test(`${COUNT} actions by chance: no share is lost, no refusal changes anything, two machines agree`, {
  timeout: LONGEST,
}, async () => {
  const outcomes = new Set<string>();
  for (let seed = 0; seed < COUNT / RUN; seed += 1) {
    const random = seeded(seed);
    const world = await World.start(START);
    const second = await SecondEvm.start(START);
    const touched = new Map<string, { address: `0x${string}`; slot: `0x${string}` }>();
    for (let count = 0; count < Math.min(RUN, COUNT - seed * RUN); count += 1) {
      const action = randomAction(random);
      const digest = world.chain.digest();
      const { receipts, checks } = await world.perform(action);
      const what = `seed ${seed}, action ${count}: ${JSON.stringify(action)}`;
      for (const receipt of receipts) {
        const { gasUsed, logs, succeeded, changes } = receipt;
        expect(await second.send(receipt, receipt.time), what).toEqual({
          gasUsed,
          logs,
          succeeded,
        });
        for (const change of changes) touched.set(change.address + change.slot, change);
        if (!succeeded) expect(changes, what).toEqual([]);
      }
      if (receipts.every(({ succeeded }) => !succeeded) && receipts.length > 0)
        expect(world.chain.digest(), what).toBe(digest);
      const after = await world.now();
      expect(
        after.holders.reduce((sum, { shares }) => sum + shares, 0),
        what,
      ).toBe(after.supply);
      outcomes.add(checks.find(({ verdict }) => verdict === 'refused')?.check ?? 'done');
    }
    const held = new Map(world.chain.state.slots());
    for (const [key, { address, slot }] of touched) {
      const here = BigInt(held.get(`${address}_${slot}`) ?? '0x0');
      expect(await second.slot(address, slot), key).toBe(here);
    }
  }
  // The random actions have to reach nearly every rule, so that the test covers them.
  expect(outcomes.size).toBeGreaterThan(COUNT > 1_000 ? 9 : 7);
});
