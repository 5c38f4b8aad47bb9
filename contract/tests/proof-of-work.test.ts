import { expect, test } from 'vitest';
import { solve } from '../proof-of-work.ts';

test('gives up where no number is the answer', async () => {
  expect(await solve({ token: 'abc', target: -1, most: 150 })).toBeUndefined();
});
