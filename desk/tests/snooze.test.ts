import type { OfficeHours } from '@falaj/contract/office-hours.ts';
import { expect, test } from 'vitest';
import { snoozeTimes } from '../inbox/data/snooze.ts';

const dubai: OfficeHours = {
  zone: 'Asia/Dubai',
  opens: '09:00',
  closes: '18:00',
  weekdays: [0, 1, 2, 3, 4],
  holidays: [{ date: '2026-12-02' }, { date: '2026-12-03' }, { date: '2026-12-13' }],
};
const london: OfficeHours = {
  zone: 'Europe/London',
  opens: '08:30',
  closes: '17:00',
  weekdays: [1, 2, 4, 5],
  holidays: [],
};

const said = (now: string, hours = dubai) =>
  snoozeTimes(Date.parse(now), hours).map(
    ({ name, until }) => `${name} ${new Date(until).toISOString().slice(0, 16)}`,
  );

test.each([
  [
    'a Monday',
    '2026-11-23T10:00:00Z',
    ['tomorrow 2026-11-24T05:00', 'nextWeek 2026-11-29T05:00', 'inWeeks 2026-12-07T05:00'],
  ],
  [
    'a Friday',
    '2026-11-27T10:00:00Z',
    ['nextMorning 2026-11-29T05:00', 'inWeeks 2026-12-14T05:00'],
  ],
  [
    'a Thursday evening that is Friday here',
    '2026-11-26T20:30:00Z',
    ['nextMorning 2026-11-29T05:00', 'inWeeks 2026-12-14T05:00'],
  ],
  [
    'the day before two holidays',
    '2026-12-01T10:00:00Z',
    ['nextMorning 2026-12-06T05:00', 'inWeeks 2026-12-15T05:00'],
  ],
  [
    'a Thursday before a week that begins with a holiday',
    '2026-12-10T10:00:00Z',
    ['nextMorning 2026-12-14T05:00', 'inWeeks 2026-12-24T05:00'],
  ],
])('puts aside until the office works: on %s', (_, now, expected) => {
  expect(said(now)).toEqual(expected);
});

test('the office’s week begins after its longest rest, and its mornings follow its clock', () => {
  expect(said('2026-10-23T10:00:00Z', london)).toEqual([
    // The clocks go back on the Sunday between.
    'nextMorning 2026-10-26T08:30',
    'inWeeks 2026-11-06T08:30',
  ]);
  expect(said('2026-10-21T10:00:00Z', london)[1]).toBe('nextWeek 2026-10-26T08:30');
  const daily = { ...london, weekdays: [0, 1, 2, 3, 4, 5, 6] };
  expect(said('2026-10-21T10:00:00Z', daily)[1]).toBe('nextWeek 2026-10-25T08:30');
});
