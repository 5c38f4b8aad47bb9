import { expect, test } from 'vitest';
import { formatPercent } from './format-percent.ts';

test.each([
  [51, 100, '51%'],
  [1150, 40000, '2.9%'],
  [0, 12, '0%'],
  [12, 12, '100%'],
  [1, 3, '33.3%'],
])('%s of %s is %s', (part, whole, printed) => {
  expect(formatPercent(part, whole)).toBe(printed);
});
