import { afterEach, beforeAll, describe, expect, test, vi } from 'vitest';

/** Where the visitor's device is, on both sides of the date line, with quarters of an hour and summer times. */
const DEVICES = ['Pacific/Kiritimati', 'Asia/Kathmandu', 'Europe/London', 'Pacific/Honolulu'];
/** As many again before a release. */
if (process.env.TEST_SCOPE === 'all')
  DEVICES.push('Pacific/Auckland', 'Asia/Dubai', 'UTC', 'America/St_Johns', 'America/New_York');
/** Weeks that begin at these instants: a usual one, the end of a year, and changes of the clocks. */
const WEEKS = [
  '2026-11-19T00:00:00Z',
  '2026-12-28T00:00:00Z',
  '2027-03-11T00:00:00Z',
  '2027-03-25T00:00:00Z',
  '2027-04-01T00:00:00Z',
  '2026-10-30T00:00:00Z',
];
const HALF_HOUR = 30 * 60_000;
const office = {
  zone: 'Asia/Dubai',
  opens: '09:00',
  closes: '18:00',
  weekdays: [0, 1, 2, 3, 4],
  holidays: ['2026-12-02', '2026-12-03', '2027-03-09', '2027-03-10', '2027-03-11'].map((date) => ({
    date,
  })),
};

let hours: typeof import('../office-hours.ts');
let clock: typeof import('../zone-clock.ts');

beforeAll(async () => {
  // As add-ons against tracking do it: a class of its own in the place of Date, before all else.
  vi.stubGlobal('Date', class extends Date {});
  hours = await import('../office-hours.ts');
  clock = await import('../zone-clock.ts');
});
afterEach(() => {
  vi.unstubAllEnvs();
});

/** All that the site says about an instant, for a visitor who reads it on the clock of London. */
function answer(at: Date): string {
  const days = hours.bookableDays(office, at, 90, 2);
  const opens = hours.nextOpening(office, at);
  return [
    hours.dayOf(at, office.zone),
    hours.isOpen(office, at),
    opens?.toISOString(),
    hours.closingOf(office, at).toISOString(),
    hours.replyBy(office, at).toISOString(),
    ...days.flatMap(({ day, starts }) => [day, ...starts.map((start) => start.toISOString())]),
    clock.dayIn(at, office.zone, 'en-AE'),
    clock.timeFor(at, 'Europe/London', office.zone, 'en-AE'),
  ].join(' ');
}

const instants = (from: string) =>
  Array.from({ length: 7 * 48 }, (_, step) => new Date(Date.parse(from) + step * HALF_HOUR));

describe.each(WEEKS)('every half hour of the week from %s', (from) => {
  test('has one answer on devices in every time zone', () => {
    const [first, ...others] = DEVICES.map((zone) => {
      vi.stubEnv('TZ', zone);
      return instants(from).map(answer);
    });
    for (const [index, other] of others.entries()) {
      expect(other, DEVICES[index + 1]).toEqual(first);
    }
  });

  test('is open from nine to six of Dubai’s working days, which have no summer time', () => {
    vi.stubEnv('TZ', 'Pacific/Honolulu');
    for (const at of instants(from)) {
      const there = new Date(at.getTime() + 4 * 60 * 60_000);
      const day = there.toISOString().slice(0, 10);
      const isHoliday = office.holidays.some(({ date }) => date === day);
      const isWorkday = there.getUTCDay() <= 4 && !isHoliday;
      const expected = isWorkday && there.getUTCHours() >= 9 && there.getUTCHours() < 18;
      expect(hours.isOpen(office, at), at.toISOString()).toBe(expected);
    }
  });
});
