import { describe, expect, test } from 'vitest';
import {
  bookableDays,
  closingOf,
  dayOf,
  isOpen,
  isoIn,
  nextOpening,
  type OfficeHours,
  replyBy,
} from '../office-hours.ts';

const dubai: OfficeHours = {
  zone: 'Asia/Dubai',
  opens: '09:00',
  closes: '18:00',
  weekdays: [0, 1, 2, 3, 4],
  holidays: [{ date: '2026-12-02' }, { date: '2026-12-03' }, { date: '2028-01-02' }],
};
/** An office elsewhere, Monday to Friday, with no holidays. */
const officeIn = (zone: string): OfficeHours => ({
  ...dubai,
  zone,
  weekdays: [1, 2, 3, 4, 5],
  holidays: [],
});
const at = (time: string) => new Date(time);
const iso = (date: Date | undefined) => date?.toISOString().slice(0, 16);

test.each([
  ['Asia/Dubai', '2026-12-31T21:30:15Z', '2027-01-01T01:30:15+04:00'],
  ['Asia/Kathmandu', '2026-11-21T09:07:00Z', '2026-11-21T14:52:00+05:45'],
  ['America/St_Johns', '2026-11-21T01:00:00Z', '2026-11-20T21:30:00-03:30'],
  ['UTC', '2026-11-21T09:07:00Z', '2026-11-21T09:07:00+00:00'],
])('in %s, %s is %s', (zone, time, shown) => {
  expect(isoIn(at(time), zone)).toBe(shown);
});

describe('the day of an instant', () => {
  test.each([
    ['Asia/Dubai', '2026-12-31T19:59:00Z', '2026-12-31'],
    ['Asia/Dubai', '2026-12-31T20:00:00Z', '2027-01-01'],
    ['Asia/Kathmandu', '2026-12-31T18:14:00Z', '2026-12-31'],
    ['Asia/Kathmandu', '2026-12-31T18:15:00Z', '2027-01-01'],
    ['Pacific/Auckland', '2026-12-31T11:00:00Z', '2027-01-01'],
  ])('in %s at %s is %s', (zone, time, day) => {
    expect(dayOf(at(time), zone)).toBe(day);
  });
});

describe('open or closed', () => {
  test.each([
    ['2026-11-22T04:59:59Z', false, 'a second before nine'],
    ['2026-11-22T05:00:00Z', true, 'at nine'],
    ['2026-11-22T13:59:59Z', true, 'a second before six'],
    ['2026-11-22T14:00:00Z', false, 'at six'],
    ['2026-11-27T08:00:00Z', false, 'at noon of a Friday'],
    ['2026-12-02T08:00:00Z', false, 'at noon of a holiday'],
  ])('%s: %s, %s', (time, open) => {
    expect(isOpen(dubai, at(time))).toBe(open);
  });

  test('a London office keeps nine o’clock when its clocks change', () => {
    const london = officeIn('Europe/London');
    // The clocks go forward on Sunday 29 March 2026 and back on Sunday 25 October 2026.
    expect(iso(nextOpening(london, at('2026-03-27T18:00:00Z')))).toBe('2026-03-30T08:00');
    expect(iso(nextOpening(london, at('2026-10-23T18:00:00Z')))).toBe('2026-10-26T09:00');
    expect(isOpen(london, at('2026-10-23T08:30:00Z'))).toBe(true);
    expect(isOpen(london, at('2026-10-26T08:30:00Z'))).toBe(false);
  });

  test('it closes at the hour of its own clock', () => {
    expect(iso(closingOf(dubai, at('2026-11-22T06:00:00Z')))).toBe('2026-11-22T14:00');
    const auckland = officeIn('Pacific/Auckland');
    expect(iso(closingOf(auckland, at('2026-07-05T22:00:00Z')))).toBe('2026-07-06T06:00');
    expect(iso(closingOf(auckland, at('2027-01-03T21:00:00Z')))).toBe('2027-01-04T05:00');
  });
});

describe('the next opening', () => {
  test.each([
    ['2026-11-22T04:00:00Z', '2026-11-22T05:00', 'later on the same day'],
    ['2026-11-22T05:00:00Z', '2026-11-23T05:00', 'tomorrow once it is open'],
    ['2026-11-26T14:00:00Z', '2026-11-29T05:00', 'after the weekend'],
    ['2026-12-01T14:00:00Z', '2026-12-06T05:00', 'after two holidays and the weekend'],
    ['2026-12-31T14:00:00Z', '2027-01-03T05:00', 'in the next year'],
    ['2027-12-30T14:00:00Z', '2028-01-03T05:00', 'after a holiday on the first Sunday'],
  ])('after %s is %s, %s', (time, opens) => {
    expect(iso(nextOpening(dubai, at(time)))).toBe(opens);
  });

  test('an office that never works never opens', () => {
    expect(nextOpening({ ...dubai, weekdays: [] }, at('2026-11-22T04:00:00Z'))).toBeUndefined();
  });
});

describe('bookable days', () => {
  const monday = at('2026-11-23T06:00:00Z');

  test('begin a day later, at the hour, and go on over weekend and holidays', () => {
    const days = bookableDays(dubai, monday, 30, 8);
    expect(days.map(({ day }) => day)).toEqual([
      '2026-11-24',
      '2026-11-25',
      '2026-11-26',
      '2026-11-29',
      '2026-11-30',
      '2026-12-01',
      '2026-12-06',
      '2026-12-07',
    ]);
    expect(iso(days[0]?.starts[0])).toBe('2026-11-24T06:00');
    expect(iso(days[1]?.starts[0])).toBe('2026-11-25T05:00');
  });

  test.each([
    [30, 18, '2026-11-25T13:30'],
    [90, 16, '2026-11-25T12:30'],
    [180, 13, '2026-11-25T11:00'],
    [240, 11, '2026-11-25T10:00'],
    [540, 1, '2026-11-25T05:00'],
  ])(
    'a session of %i minutes has %i beginnings, and the last ends at closing',
    (minutes, count, last) => {
      const day = bookableDays(dubai, monday, minutes, 2).find((one) => one.day === '2026-11-25');
      expect(day?.starts).toHaveLength(count);
      expect(iso(day?.starts.at(-1))).toBe(last);
      const end = (day?.starts.at(-1)?.getTime() ?? 0) + minutes * 60_000;
      expect(iso(new Date(end))).toBe('2026-11-25T14:00');
    },
  );

  test('a session longer than the day has none', () => {
    expect(bookableDays(dubai, monday, 541, 2)).toEqual([]);
  });

  test('a day whose last beginning is less than a day away is left out', () => {
    const [first] = bookableDays(dubai, at('2026-11-23T13:31:00Z'), 30, 1);
    expect(first?.day).toBe('2026-11-25');
  });

  test('they go on into the next year', () => {
    const days = bookableDays(dubai, at('2027-12-28T06:00:00Z'), 30, 4);
    expect(days.map(({ day }) => day)).toEqual([
      '2027-12-29',
      '2027-12-30',
      '2028-01-03',
      '2028-01-04',
    ]);
  });

  test.each([
    // The office's own clocks change: nine o'clock is another instant from that Monday on.
    ['Europe/London', '2026-03-26T08:00:00Z', ['2026-03-27T09:00', '2026-03-30T08:00']],
    ['Europe/London', '2026-10-22T07:00:00Z', ['2026-10-23T08:00', '2026-10-26T09:00']],
    ['Pacific/Auckland', '2026-09-23T20:00:00Z', ['2026-09-24T21:00', '2026-09-27T20:00']],
    ['America/St_Johns', '2026-03-05T12:00:00Z', ['2026-03-06T12:30', '2026-03-09T11:30']],
    ['Asia/Kolkata', '2026-11-26T03:00:00Z', ['2026-11-27T03:30', '2026-11-30T03:30']],
    ['Asia/Kathmandu', '2026-11-26T03:00:00Z', ['2026-11-27T03:15', '2026-11-30T03:15']],
  ])('an office in %s opens at its nine o’clock: %s', (zone, from, firsts) => {
    const days = bookableDays(officeIn(zone), at(from), 30, 2);
    expect(days.map(({ starts }) => iso(starts[0]))).toEqual(firsts);
    for (const { starts } of days) expect(starts).toHaveLength(18);
  });
});

test.each([
  ['2026-11-22T06:00:00Z', '2026-11-22T07:00', 'in office hours within the hour'],
  ['2026-11-22T18:00:00Z', '2026-11-23T14:00', 'in the evening before the next day closes'],
  ['2026-11-26T18:00:00Z', '2026-11-29T14:00', 'after the last working day, weekend left out'],
  ['2026-11-27T06:00:00Z', '2026-11-29T14:00', 'on a Friday before Sunday closes'],
  ['2026-12-01T18:00:00Z', '2026-12-06T14:00', 'before two holidays and a weekend'],
])('an answer to a message of %s comes by %s: %s', (sent, answered) => {
  expect(iso(replyBy(dubai, at(sent)))).toBe(answered);
});
