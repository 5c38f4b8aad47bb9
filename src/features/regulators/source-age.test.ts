import { expect, test } from 'vitest';
import { ageOf } from './source-age.ts';

const today = '2026-11-22';

test.each([
  ['a text of the last twelve months', { published: '2025-11-22', read: today }, 'fresh'],
  ['a text of the day before those', { published: '2025-11-21', read: today }, 'old'],
  ['a text without a day', { read: today }, 'old'],
  ['a source that was not read again', { published: '2025-12-01', read: '2025-11-21' }, 'unread'],
])('%s', (_, source, age) => {
  expect(ageOf(source, today)).toBe(age);
});

test('a leap day has a limit too', () => {
  expect(ageOf({ published: '2027-03-01', read: '2027-03-01' }, '2028-02-29')).toBe('fresh');
});
