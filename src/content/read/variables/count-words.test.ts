import { expect, test } from 'vitest';
import { countInWords } from './count-words.ts';

test.each([
  [0, 'zero'],
  [11, 'eleven'],
  [20, 'twenty'],
  [21, '21'],
  [1200, '1,200'],
])('%i is said as %s', (count, words) => {
  expect(countInWords(count)).toBe(words);
});

test('a language without words is given its figures', () => {
  expect(countInWords(1200, 'de')).toBe('1.200');
});
