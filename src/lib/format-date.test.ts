import { expect, test } from 'vitest';
import { formatDay } from './format-date.ts';

test('a day is written out and is the same in every time zone', () => {
  expect(formatDay('2026-11-21', 'en-AE')).toBe('21 November 2026');
  expect(formatDay('2026-01-01', 'en-AE')).toBe('1 January 2026');
});
