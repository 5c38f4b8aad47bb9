import { expect, test } from 'vitest';
import { formatAmount } from './format-amount.ts';

test.each([
  [12_000_000, 'USD', '$12,000,000'],
  [-96_400, 'USD', '−$96,400'],
  [3.7416, 'USD', '$3.74'],
  [0.0625, 'USD', '$0.0625'],
  [0.5, 'EUR', '€0.50'],
  [250, 'AED', 'AED\u00a0250'],
  [0.1, 'g', '0.1\u00a0g'],
  [1200, 'kWh', '1,200\u00a0kWh'],
])('%s in %s is %s', (value, measure, printed) => {
  expect(formatAmount(value, measure)).toBe(printed);
});

test('a column with decimals has them everywhere', () => {
  expect(formatAmount(300, 'USD', [303.2])).toBe('$300.00');
});
