import { expect, test } from 'vitest';
import { median, spread, verdict } from '../figure.ts';

test.each([
  [[3, 1, 2], 2],
  [[4, 1, 3, 2], 2.5],
  [[7], 7],
])('the median of %j is %d', (values, middle) => {
  expect(median(values)).toBe(middle);
});

test('nothing measured is no number, instead of a good one', () => {
  expect(median([])).toBeNaN();
});

test('a figure is told with its range, small ones with two decimals', () => {
  expect(spread([204, 189.4, 170])).toBe('189 (170 to 204)');
  expect(spread([0.031, 0, 0.012])).toBe('0.01 (0.00 to 0.03)');
});

test('a limit compares medians of one run, and shouts where it is missed', () => {
  const limit = { most: 0.8, of: 'next' };
  expect(verdict(limit, [60, 80, 90], { next: [100, 110, 90] })).toBe('0.8 of next: 0.80');
  expect(verdict(limit, [90], { next: [100] })).toBe('0.8 of next: 0.90 OVER');
  expect(verdict({ most: 1000 }, [1001], {})).toBe('1000 OVER');
});

test('what was not measured is not judged', () => {
  expect(verdict({ most: 0.8, of: 'next' }, [90], { bare: [100] })).toBe('');
  expect(verdict({ most: 1.2, of: 'bare' }, [90], { bare: [] })).toBe('');
});
