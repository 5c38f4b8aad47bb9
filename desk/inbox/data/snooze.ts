import { dayOf, instant, nextOpening, type OfficeHours } from '@falaj/contract/office-hours.ts';
import { isWorkday, nextDay, weekdayOf } from '@falaj/contract/workdays.ts';

/** A choice of a time until which an enquiry can be put aside; `name` is that of its message. */
export interface SnoozeTime {
  name: 'tomorrow' | 'nextMorning' | 'nextWeek' | 'inWeeks';
  /** In milliseconds. */
  until: number;
}

/** The first time that the office opens on a day or after it. */
function openingFrom(hours: OfficeHours, day: string): number {
  const midnight = instant(day, '00:00', hours.zone).getTime();
  return (
    nextOpening(hours, new Date(midnight - 1)) ?? instant(day, hours.opens, hours.zone)
  ).getTime();
}

/** The day so many days later. */
const daysAfter = (day: string, days: number): string =>
  Array.from({ length: days }).reduce<string>(nextDay, day);

/** The weekday on which the office's week begins: the one after the most days off. */
function firstWeekday({ weekdays }: OfficeHours): number {
  const daysOff = (weekday: number) => {
    let count = 0;
    while (count < 6 && !weekdays.includes((weekday + 6 - count) % 7)) count += 1;
    return count;
  };
  return weekdays.reduce((first, weekday) => (daysOff(weekday) > daysOff(first) ? weekday : first));
}

/**
 * The times until which an enquiry can be put aside, soonest first: always when the office opens on a working day.
 * Where two choices would mean the same, the first one is left.
 * @param now in milliseconds
 */
export function snoozeTimes(now: number, hours: OfficeHours): [SnoozeTime, ...SnoozeTime[]] {
  const today = dayOf(new Date(now), hours.zone);
  const tomorrow = nextDay(today);
  const first = firstWeekday(hours);
  let week = tomorrow;
  while (weekdayOf(week) !== first) week = nextDay(week);
  const morning: SnoozeTime = {
    name: isWorkday(hours, tomorrow) ? 'tomorrow' : 'nextMorning',
    until: openingFrom(hours, tomorrow),
  };
  const further: SnoozeTime[] = [
    { name: 'nextWeek', until: openingFrom(hours, week) },
    { name: 'inWeeks', until: openingFrom(hours, daysAfter(today, 14)) },
  ];
  return [morning, ...further.filter(({ until }) => until !== morning.until)];
}
