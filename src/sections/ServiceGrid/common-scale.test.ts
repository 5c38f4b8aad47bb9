import { expect, test } from 'vitest';
import type { Duration } from '../../lib/duration.ts';
import { commonScale } from './common-scale.ts';

const weeks = (min: number, max: number): Duration => ({ unit: 'week', min, max });
const ongoing: Duration = { unit: 'ongoing' };

test('the scale is as long as the longest, in seven equal parts', () => {
  const scale = commonScale([weeks(8, 12), weeks(10, 14), ongoing]);
  expect(scale?.unit).toBe('week');
  expect(scale?.marks).toEqual([0, 2, 4, 6, 8, 10, 12, 14]);
  expect(commonScale([weeks(1, 15)])?.marks.at(-1)).toBe(21);
});

test('a bar reaches as far as the shortest and as the longest time', () => {
  const scale = commonScale([weeks(7, 14), ongoing]);
  expect(scale?.reach(weeks(7, 14))).toEqual({ sure: 50, range: 100 });
  expect(scale?.reach({ unit: 'day', min: 49, max: 49 })).toEqual({ sure: 50, range: 50 });
});

test('what has no end is drawn to the end, and nothing of it is sure', () => {
  expect(commonScale([weeks(1, 2), ongoing])?.reach(ongoing)).toEqual({ sure: 0, range: 100 });
});

test('without an end anywhere there is no scale', () => {
  expect(commonScale([ongoing])).toBeUndefined();
});
