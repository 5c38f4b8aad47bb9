import { expect, test } from 'vitest';
import { formatNumber } from './format-number.ts';

test('groups thousands and prints the decimals that are there', () => {
  expect(formatNumber(1_234_567)).toBe('1,234,567');
  expect(formatNumber(4.5)).toBe('4.5');
  expect(formatNumber(0)).toBe('0');
});

test('keeps as many decimals as asked for', () => {
  expect(formatNumber(4, 1)).toBe('4.0');
  expect(formatNumber(2.25, 1)).toBe('2.3');
  expect(formatNumber(12.34, 0)).toBe('12');
});
