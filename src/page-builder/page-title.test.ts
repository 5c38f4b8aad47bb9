import { expect, test } from 'vitest';
import { pageTitle } from './page-title.ts';

test('the brand stands behind the title, on the home page before it', () => {
  expect(pageTitle('Vault bars', 'Wadi', false)).toBe('Vault bars · Wadi');
  expect(pageTitle('Shares of real assets', 'Wadi', true)).toBe('Wadi: Shares of real assets');
});

test('a brand that does not fit is left out, so that a long name makes no title too long', () => {
  const [title, brand] = ['t'.repeat(60), 'b'.repeat(8)];
  expect(pageTitle(title, brand, false)).toBe(title);
  expect(pageTitle(title, brand.slice(1), false)).toHaveLength(70);
});
