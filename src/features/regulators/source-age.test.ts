import { expect, test } from 'vitest';
import { ageOf } from './source-age.ts';

test.each([
  ['today', '2026-11-22', '2026-11-22', 'fresh'],
  ['twelve months ago', '2025-11-22', '2026-11-22', 'fresh'],
  ['the day before those', '2025-11-21', '2026-11-22', 'unread'],
  ['within the year before a leap day', '2027-03-01', '2028-02-29', 'fresh'],
])('a source that was checked %s', (_, read, today, age) => {
  expect(ageOf(read, today)).toBe(age);
});
