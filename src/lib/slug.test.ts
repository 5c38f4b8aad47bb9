import { expect, test } from 'vitest';
import { nameOfSlug, slugOf } from './slug.ts';

test.each([
  ['Technical', 'technical'],
  ['Market Analysis', 'market-analysis'],
  ['DeFi', 'defi'],
  ['Oil & gas fields', 'oil-gas-fields'],
  ['Real estate / REIT', 'real-estate-reit'],
  [' (Beginner) ', 'beginner'],
])('%s becomes %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});

test('a part of an address becomes a name', () => {
  expect(nameOfSlug('use-cases')).toBe('Use cases');
});
