import type { Action, ActionName } from '../../src/features/playground/world/actions.ts';
import { FIELDS } from '../../src/features/playground/world/actions.ts';
import { PEOPLE } from '../../src/features/playground/world/cast.ts';

/** Pseudo-random numbers from 0 to below 1 that are the same for the same seed (mulberry32). */
export function seeded(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}

/** Numbers of the sizes that occur in the rules of the playground. */
const USUAL = [0, 1, 2, 3, 4, 5, 30, 100, 400, 1_500, 2_500, 6_500, 10_000, 1_000_000];

/** A random action. Transfers are as frequent as all other actions together. */
export function randomAction(random: () => number): Action {
  const pick = <Item>(list: readonly Item[]) => list[Math.floor(random() * list.length)] as Item;
  const name = random() < 0.5 ? 'transfer' : pick(Object.keys(FIELDS) as ActionName[]);
  // Actions that cannot be undone are rare, so that the people stay able to act.
  if (name === 'withdraw' && random() < 0.9) return randomAction(random);
  const fields = Object.entries(FIELDS[name]).map(([field, kind]) => {
    if (kind === 'person') return [field, pick(PEOPLE)];
    const [least, most] = kind as [number, number];
    const number = random() < 0.5 ? pick(USUAL) : Math.floor(random() * 3_000);
    // Most limits are wide, and trading is mostly open; otherwise nearly every transfer would be refused.
    const wide = ['holders', 'largest', 'threshold'].includes(name) && random() < 0.6;
    if (wide) return [field, Math.min(most, 9_000)];
    if (most === 1) return [field, Number(name === 'country' ? random() < 0.8 : random() < 0.3)];
    return [field, Math.max(least, Math.min(most, number))];
  });
  return { do: name, ...Object.fromEntries(fields) } as Action;
}
