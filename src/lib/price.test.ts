import { expect, test } from 'vitest';
import { isPrice, sumIn } from './price.ts';

test.each(['$100', 'From $50', '$1,000'])('%s is a price', (value) => {
  expect(isPrice(value)).toBe(true);
});

test.each(['$55B', 'Up to $500M', '8–16 weeks'])('%s is none', (value) => {
  expect(isPrice(value)).toBe(false);
});

test('the sum stands without the words before it', () => {
  expect(sumIn('From $1,000')).toBe('$1,000');
});
