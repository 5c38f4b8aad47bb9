import { expect, test } from 'vitest';
import { readingMinutes } from './reading-time.ts';

test('a thousand words take four minutes, and nothing takes none', () => {
  expect(readingMinutes(1000)).toBe(4);
  expect(readingMinutes(0)).toBe(1);
});
