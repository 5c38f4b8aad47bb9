import { expect, test } from 'vitest';
import { shareDigits } from './share-digits.ts';

test.each([
  [51, 100, 5, 1],
  [0, 10, 0, 0],
  [1, 1000, 0, 1],
  [7, 7, 10, 0],
])('%s of %s is drawn as %s tens and %s ones', (part, whole, tens, ones) => {
  expect(shareDigits(part, whole)).toEqual({ 'data-tens': tens, 'data-ones': ones });
});
