import { expect, test } from 'vitest';
import { sayDays, sayHours } from './office-phrases.ts';

const days = (weekdays: number[], locale = 'en-AE') => sayDays(weekdays, '{from} to {to}', locale);

test.each([
  [[0, 1, 2, 3, 4], 'Sunday to Thursday'],
  [[1, 2, 3, 4, 5], 'Monday to Friday'],
  [[4, 3, 2, 1, 0], 'Sunday to Thursday'],
  [[6, 0, 1, 2], 'Saturday to Tuesday'],
  [[0, 1, 2, 3, 4, 5, 6], 'Sunday to Saturday'],
  [[1], 'Monday'],
  [[1, 2], 'Monday and Tuesday'],
  [[0, 2, 3, 4, 5], 'Sunday and Tuesday to Friday'],
])('%j is %s', (weekdays, phrase) => {
  expect(days(weekdays)).toBe(phrase);
});

test('another language names the days in its own words', () => {
  expect(days([0, 1, 2], 'ar-AE')).toBe('الأحد to الثلاثاء');
});

test('hours are said as the clocks of the language show them', () => {
  const hours = { opens: '09:00', closes: '18:30', zoneName: 'GST' };
  const sentence = '{from} until {to} {zone}';
  expect(sayHours(hours, sentence, 'en-AE')).toBe('9:00 AM until 6:30 PM GST');
  expect(sayHours(hours, sentence, 'de-DE')).toBe('9:00 until 18:30 GST');
});
