import { expect, test } from 'vitest';
import { rulerOf } from './ruler.ts';

const refused = { name: 'D', first: 151, last: 250 };
const ranges = [
  { name: 'A', first: 1, last: 100 },
  { name: 'B', first: 101, last: 200 },
  { name: 'C', first: 301, last: 430 },
];

test('ranges and the gaps between them fill the ruler', () => {
  const { end, pieces } = rulerOf(ranges, refused);
  expect(end).toBe(500);
  expect(pieces.map(({ range, share }) => [range?.name, share.from, share.size])).toEqual([
    ['A', 0, 100],
    ['B', 100, 100],
    [undefined, 200, 100],
    ['C', 300, 130],
    [undefined, 430, 70],
  ]);
});

test('the refused range stands below the numbers that it asked for', () => {
  const { clash } = rulerOf(ranges, refused);
  expect(clash.map(({ isRefused, share }) => [isRefused, share.from, share.size])).toEqual([
    [false, 0, 150],
    [true, 150, 100],
    [false, 250, 250],
  ]);
  const whole = rulerOf(ranges, { name: 'D', first: 1, last: 500 });
  expect(whole.clash.map(({ isRefused }) => isRefused)).toEqual([true]);
});

test.each([
  [430, [1, 100, 200, 300, 400]],
  [44_730, [1, 10_000, 20_000, 30_000, 40_000]],
  [6, [1, 2, 4]],
])('a ruler up to %i has round labels', (last, ticks) => {
  expect(rulerOf([{ name: 'A', first: 1, last }], { name: 'D', first: 1, last: 1 }).ticks).toEqual(
    ticks,
  );
});
