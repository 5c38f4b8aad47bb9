import { expect, test } from 'vitest';
import { percentile, together } from '../many.ts';

test.each([
  [50, 50],
  [99, 99],
  [100, 100],
])('so many of a hundred stay below the value: %i', (share, expected) => {
  const values = Array.from({ length: 100 }, (_, n) => 100 - n);
  expect(percentile(values, share)).toBe(expected);
});

test('as many as asked for come at the same time, until the time is over', async () => {
  let here = 0;
  let most = 0;
  const visit = async () => {
    here += 1;
    most = Math.max(most, here);
    await new Promise((resolve) => setTimeout(resolve, 5));
    here -= 1;
    return 7;
  };
  const { count, p50, p99 } = await together(50, 40, visit);
  expect(most).toBe(50);
  expect(count).toBeGreaterThanOrEqual(50);
  expect([p50, p99]).toEqual([7, 7]);
});
