import { afterEach, describe, expect, test, vi } from 'vitest';
import {
  clockIn,
  offsetOf,
  ownZone,
  pageOf,
  showSame,
  spanIn,
  timeFor,
  weeksIn,
} from '../zone-clock.ts';

const DUBAI = 'Asia/Dubai';
const at = (time: string) => new Date(time);
const spoken = (zone: string, time: string) => timeFor(at(time), zone, DUBAI, 'en-AE');

describe('nine o’clock in Dubai', () => {
  test.each([
    ['Europe/London', '2026-03-26T05:00:00Z', '5:00 AM', 'before summer time'],
    ['Europe/London', '2026-03-30T05:00:00Z', '6:00 AM', 'in summer time'],
    ['Asia/Kathmandu', '2026-11-22T05:00:00Z', '10:45 AM', 'a quarter'],
    ['Pacific/Auckland', '2026-12-31T05:00:00Z', '6:00 PM', 'in summer'],
    ['America/Los_Angeles', '2026-11-22T05:00:00Z', 'Sat 9:00 PM', 'the day before'],
  ])('is in %s at %s %s: %s', (zone, time, words) => {
    expect(spoken(zone, time)).toBe(words);
  });

  test('the evening is the next day further east', () => {
    expect(spoken('Pacific/Auckland', '2026-12-31T13:30:00Z')).toBe('Fri 2:30 AM');
  });
});

test('midnight is 12:00 AM', () => {
  expect(clockIn(at('2026-12-31T20:00:00Z'), DUBAI, 'en-AE')).toBe('12:00 AM');
});

test('zones with the same clock are told from those with another', () => {
  const noon = at('2026-11-22T08:00:00Z');
  expect(showSame(noon, 'Asia/Muscat', DUBAI)).toBe(true);
  expect(showSame(noon, 'Asia/Tehran', DUBAI)).toBe(false);
  // The same hour on another day is another time.
  expect(showSame(noon, 'Etc/GMT+12', 'Etc/GMT-12')).toBe(false);
});

describe('a stretch of time', () => {
  const span = (zone: string) =>
    spanIn(at('2026-12-31T13:00:00Z'), at('2026-12-31T14:30:00Z'), zone, 'en-AE');

  test('has one day where it is one', () => {
    expect(span(DUBAI)).toEqual({
      day: 'Thursday, 31 December 2026',
      from: '5:00 PM',
      to: '6:30 PM',
    });
  });

  test('is of the next year where the year has turned', () => {
    expect(span('Pacific/Auckland').day).toBe('Friday, 1 January 2027');
  });

  test('says the day of its end where midnight falls into it', () => {
    expect(span('Australia/Sydney')).toEqual({
      day: 'Friday, 1 January 2027',
      from: '12:00 AM',
      to: '1:30 AM',
    });
    expect(span('Asia/Tokyo')).toEqual({
      day: 'Thursday, 31 December 2026',
      from: '10:00 PM',
      to: '11:30 PM',
    });
    expect(span('Asia/Vladivostok')).toEqual({
      day: 'Thursday, 31 December 2026',
      from: '11:00 PM',
      to: 'Friday, 1 January, 12:30 AM',
    });
  });
});

test('a page of the calendar and two weeks are those of the zone', () => {
  const late = at('2026-12-31T21:00:00Z');
  expect(pageOf(late, DUBAI, 'en-AE')).toEqual({ weekday: 'Fri', date: '1', month: 'Jan' });
  expect(pageOf(late, 'UTC', 'en-AE')).toEqual({ weekday: 'Thu', date: '31', month: 'Dec' });
  expect(weeksIn(at('2026-11-22T05:00:00Z'), at('2026-12-07T05:00:00Z'), DUBAI, 'en-AE')).toMatch(
    /^22 Nov\s–\s7 Dec$/,
  );
});

test('a meeting that ends on another day says so with the comma of the language', () => {
  const night = (locale: string) =>
    spanIn(at('2026-11-22T19:30:00Z'), at('2026-11-22T20:30:00Z'), DUBAI, locale).to;
  expect(night('en-AE')).toBe('Monday, 23 November, 12:30 AM');
  expect(night('ar-AE-u-nu-latn')).toBe('الاثنين، 23 نوفمبر، 12:30 ص');
});

test.each([
  [DUBAI, '2026-11-22T05:00:00Z', 'GMT+4'],
  ['Asia/Kathmandu', '2026-11-22T05:00:00Z', 'GMT+5:45'],
  ['America/New_York', '2027-03-13T05:00:00Z', 'GMT-5'],
  ['America/New_York', '2027-03-15T05:00:00Z', 'GMT-4'],
])('the clock of %s at %s is %s', (zone, time, offset) => {
  expect(offsetOf(at(time), zone)).toBe(offset);
});

describe('the visitor’s own zone', () => {
  afterEach(() => void vi.restoreAllMocks());
  const report = (timeZone: unknown) =>
    vi
      .spyOn(Intl.DateTimeFormat.prototype, 'resolvedOptions')
      .mockReturnValue({ timeZone } as Intl.ResolvedDateTimeFormatOptions);

  test.each(['Asia/Dubai', 'Asia/Calcutta', 'UTC', 'Etc/GMT-4'])('is %s', (zone) => {
    report(zone);
    expect(ownZone()).toBe(zone);
  });

  test.each([
    'Etc/Unknown',
    'America/Pacific',
    'GMT Standard Time',
    'x'.repeat(5000),
    '',
    undefined,
    null,
  ])('is not known where a browser names %s', (zone) => {
    report(zone);
    expect(ownZone()).toBeUndefined();
  });
});
