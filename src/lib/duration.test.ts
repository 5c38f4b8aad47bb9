import { describe, expect, test } from 'vitest';
import {
  type Duration,
  formatDuration,
  formatTime,
  sameDuration,
  sumDurations,
} from './duration.ts';

const weeks = (min: number, max = min): Duration => ({ unit: 'week', min, max });
const days = (min: number, max = min): Duration => ({ unit: 'day', min, max });
const ongoing: Duration = { unit: 'ongoing' };

describe('formatDuration', () => {
  test.each([
    [weeks(4, 6), '4–6 weeks'],
    [weeks(1), '1 week'],
    [weeks(0, 1), '0–1 weeks'],
    [weeks(2), '2 weeks'],
    [days(5, 7), '5–7 days'],
    [{ unit: 'month', min: 1, max: 1 } as const, '1 month'],
  ])('prints %o as %s', (value, text) => {
    expect(formatDuration(value, 'Ongoing', 'en')).toBe(text);
  });

  test('prints the word of the language for a step without an end', () => {
    expect(formatDuration(ongoing, 'مستمر')).toBe('مستمر');
  });
});

test('a language without a row of its own has its own forms', () => {
  expect(formatTime({ unit: 'week', min: 2, max: 2 }, 'ar')).toBe('أسبوعان');
});

test.each([
  ['week', 1, 2, 'أسبوع إلى أسبوعين'],
  ['day', 1, 2, 'يوم إلى يومين'],
  ['month', 1, 2, 'شهر إلى شهرين'],
  ['week', 1, 3, '1–3 أسابيع'],
  ['week', 8, 12, '8–12 أسبوعاً'],
] as const)('Arabic says %s %i to %i as %s', (unit, min, max, text) => {
  expect(formatTime({ unit, min, max }, 'ar')).toBe(text);
});

describe('sumDurations', () => {
  test('adds shortest to shortest and longest to longest', () => {
    expect(sumDurations([weeks(4, 6), weeks(8, 12), weeks(1)])).toEqual(weeks(13, 19));
  });

  test('leaves steps without an end out', () => {
    expect(sumDurations([weeks(2, 3), ongoing])).toEqual(weeks(2, 3));
  });

  test('adds up nothing when units differ, or nothing has a length', () => {
    expect(sumDurations([weeks(2), days(3)])).toBeUndefined();
    expect(sumDurations([ongoing])).toBeUndefined();
    expect(sumDurations([])).toBeUndefined();
  });
});

describe('sameDuration', () => {
  test('compares the span, whatever the unit', () => {
    expect(sameDuration(weeks(1, 2), days(7, 14))).toBe(true);
    expect(sameDuration(weeks(1, 2), days(7, 13))).toBe(false);
    expect(sameDuration(weeks(1, 2), weeks(2, 2))).toBe(false);
  });

  test('only an endless duration equals an endless one', () => {
    expect(sameDuration(ongoing, ongoing)).toBe(true);
    expect(sameDuration(ongoing, weeks(1))).toBe(false);
  });
});
