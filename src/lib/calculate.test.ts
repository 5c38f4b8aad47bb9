import { expect, test } from 'vitest';
import { calculate } from './calculate.ts';

test.each([
  ['(952,000 + 146 × 2,400) ÷ 5', 260_480],
  ['115,000 + 382,000 / 4', 210_500],
  ['1,800,000 − 2,116,000 - 118,000', -434_000],
  ['40% × $26,000,000', 10_400_000],
  ['100 - 20 - 30', 50],
])('%s', (sum, value) => {
  expect(calculate(sum)).toBeCloseTo(value);
});

test('names have the values that they are given, and what is no sum has none', () => {
  const known = (name: string) => ({ token: 260_480, 'token.about': 260_000 })[name];
  expect(calculate('1440000 - token.about', known)).toBe(1_180_000);
  expect(calculate('token + other', known)).toBeUndefined();
  expect(calculate('2 + 3 weeks')).toBeUndefined();
  expect(calculate('(2 + 3')).toBeUndefined();
});
