import { nextDay, weekdayOf } from '@falaj/contract/workdays.ts';
import type { BlueprintData } from './data.ts';

/**
 * The most days that are looked at, six years of them: enough for every plan, and an end to the search in a
 * calendar without workdays.
 */
const MOST_DAYS = 366 * 6;
/** Tolerance for comparing sums of fractions of days. */
const NEAR = 1e-6;

/** A day on which work is done. */
interface Workday {
  day: string;
  /** Work done by the end of the day, in full working days since the start. */
  done: number;
  isShort: boolean;
}

/** The working days from a first day on, and the holidays and shorter days among them. */
export interface WorkCalendar {
  /** The day on which work begins after so many working days. */
  startOf(worked: number): string;
  /** The day at whose end so many working days are done. */
  endOf(worked: number): string;
  /** The holidays and shorter days up to a day. */
  between(last: string): { holidays: { date: string; name?: string }[]; short: number };
}

const islamic = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  month: 'numeric',
  timeZone: 'UTC',
});

/**
 * Whether a day falls in Ramadan in the Umm al-Qura calendar. The month really begins when the moon is seen,
 * which can differ by a day.
 * @param day ISO 8601 date
 */
export const isInRamadan = (day: string): boolean =>
  islamic
    .formatToParts(new Date(`${day}T12:00:00Z`))
    .some(({ type, value }) => type === 'month' && value === '9');

/** How much of a working day a day counts: by its weekday, and 0 on a holiday. */
const countOf = ({ days, holidays }: BlueprintData['week'], day: string) =>
  holidays.some(({ date }) => date === day) ? 0 : (days[weekdayOf(day)] ?? 0);

/**
 * Counts working days in the country's working week, without its holidays. A Friday that ends at noon counts
 * half.
 * @param start ISO 8601 date; work begins on it or on the next working day
 * @param ramadan how much a working day in Ramadan counts, such as 0.75; without it, as much as any other
 */
export function workCalendar(
  week: BlueprintData['week'],
  start: string,
  ramadan = 1,
): WorkCalendar {
  const days: Workday[] = [];
  let [next, looked] = [start, 0];
  /** Adds the next working day; returns false when there is none for years. */
  const grow = (): boolean => {
    for (; looked < MOST_DAYS; looked += 1) {
      const day = next;
      next = nextDay(day);
      const count = countOf(week, day);
      if (count === 0) continue;
      const isShort = ramadan < 1 && isInRamadan(day);
      days.push({
        day,
        isShort,
        done: (days.at(-1)?.done ?? 0) + count * (isShort ? ramadan : 1),
      });
      return true;
    }
    return false;
  };
  const find = (fits: (workday: Workday) => boolean) => {
    for (let index = 0; index < days.length || grow(); index += 1) {
      const workday = days[index] as Workday;
      if (fits(workday)) return workday.day;
    }
    return days.at(-1)?.day ?? start;
  };
  return {
    startOf: (worked) => find(({ done }) => done > worked + NEAR),
    endOf: (worked) => find(({ done }) => done >= worked - NEAR),
    between: (last) => ({
      holidays: week.holidays.filter(({ date }) => date >= start && date <= last),
      short: days.filter(({ day, isShort }) => isShort && day <= last).length,
    }),
  };
}
