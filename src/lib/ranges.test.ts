import { expect, test } from 'vitest';
import { cutAtRanges } from './ranges.ts';

test('every second piece is a range, as it is written', () => {
  expect(cutAtRanges('خلال 8–16 أسبوعاً (100,000–250,000 دولار)')).toEqual([
    'خلال ',
    '8–16',
    ' أسبوعاً (',
    '100,000–250,000',
    ' دولار)',
  ]);
});

test('a text without a range is one piece; hyphens and dashes between words make none', () => {
  expect(cutAtRanges('')).toEqual(['']);
  expect(cutAtRanges('ERC-3643 – 2026')).toEqual(['ERC-3643 – 2026']);
});
