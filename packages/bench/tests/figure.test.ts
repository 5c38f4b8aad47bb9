import { expect, test } from 'vitest';
import {
  type Figure,
  largestOf,
  median,
  medianOf,
  printTable,
  ratioOf,
  verdict,
} from '../figure.ts';

const figure: Figure = {
  what: 'LCP',
  unit: 'ms',
  limit: 100,
  measured: 99.6,
  min: 90,
  max: 120,
  digits: 0,
};

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

test('timings are told by their middle, weights by the heaviest, both with their range', () => {
  expect(medianOf([5, 1, 3])).toEqual({ measured: 3, min: 1, max: 5 });
  expect(largestOf([5, 1, 3])).toEqual({ measured: 5, min: 1, max: 5 });
});

test('a ratio is that of the medians, its range that of runs side by side', () => {
  expect(ratioOf([10, 20, 30], [10, 10, 10])).toEqual({ measured: 2, min: 1, max: 3 });
});

test('a figure is judged as it is printed, after rounding', () => {
  expect(verdict({ ...figure, measured: 100.4 })).toBe('ok');
  expect(verdict({ ...figure, measured: 100.6 })).toBe('over');
  expect(verdict({ ...figure, measured: 99, atLeast: true })).toBe('over');
  expect(verdict({ ...figure, limit: undefined })).toBe('');
});

test('the table shouts where a limit is missed, and shows the limit, the range and the note', () => {
  const table = printTable([
    figure,
    { ...figure, what: 'TBT', measured: 140, note: 'largest: h1' },
  ]);
  const [, good = '', bad = ''] = table.split('\n');
  expect(good).toMatch(/^LCP +100 +100 ms +90\.\.120 +ok$/);
  expect(bad).toMatch(/^TBT +100 +140 ms +90\.\.120 +OVER +largest: h1$/);
});
