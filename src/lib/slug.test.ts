import { expect, test } from 'vitest';
import { slugOf } from './slug.ts';

test.each([
  ['Technical', 'technical'],
  ['Market Analysis', 'market-analysis'],
  ['DeFi', 'defi'],
  ['Security & compliance', 'security-compliance'],
  ['Real estate / REIT', 'real-estate-reit'],
  [' (Beginner) ', 'beginner'],
])('%s becomes %s', (name, slug) => {
  expect(slugOf(name)).toBe(slug);
});
