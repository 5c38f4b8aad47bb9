import { expect, test } from 'vitest';
import { flowWidths } from './flow-widths.ts';

test('water is as wide as its figure against the largest of its unit', () => {
  const cartons = ['1,200 cartons', '600 cartons', '300 cartons'];
  expect(flowWidths(['$38', ...cartons, '$19', '$9.50'])).toEqual([100, 100, 50, 25, 50, 25]);
});

test('a trickle can still be seen', () => {
  expect(flowWidths(['1,000,000', '900,000', '1'])[2]).toBeGreaterThan(0);
});

test('what cannot be compared has all the water', () => {
  expect(flowWidths(['One file', undefined, '7 days', '2 days'])).toEqual([100, 100, 100, 100]);
});
