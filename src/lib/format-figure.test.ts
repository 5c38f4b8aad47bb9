import { expect, test } from 'vitest';
import { formatFigure } from './format-figure.ts';

test.each([
  ['8-12 weeks', '8–12 weeks'],
  ['1-2-3', '1–2–3'],
  ['24/7', '24/7'],
  ['ERC-20', 'ERC-20'],
  ['-5%', '-5%'],
  ['SPV register', 'SPV register'],
])('prints %s as %s', (value, printed) => {
  expect(formatFigure(value)).toBe(printed);
});

test('a number has its thousands apart', () => {
  expect(formatFigure(12000)).toBe('12,000');
});
