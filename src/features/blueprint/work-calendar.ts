import { nextDay, weekdayOf } from '../office/workdays.ts';
import type { BlueprintData } from './data.ts';

/** A year of three years is enough for every plan; a calendar without workdays must end too. */
const MOST_DAYS = 366 * 6;
/** Sums of parts of days are compared with this room. */
const NEAR = 1e-6;

/** A day on which work is done. */
interface Workday {
  day: string;
  /** Work done by its evening, in full working days since the start. */
  done: number;
  isShort: boolean;
}

/** Working days from a first day on, and what was left out between them. */
export interface WorkCalendar {
  /** The day on which work begins that comes after so many working days. */
  startOf(worked: number): string;
  /** The day in whose evening so many working days are done. */
  endOf(worked: number): string;
  /** Holidays and shorter days up to a day. */
  between(last: string): { holidays: { date: string; name?: string }[]; short: number };
}

const islamic = new Intl.DateTimeFormat('en-u-ca-islamic-umalqura-nu-latn', {
  month: 'numeric',
  timeZone: 'UTC',
});

/**
 * Whether a day lies in Ramadan by the calendar of Umm al-Qura. The month begins when the moon is seen, so that
 * it can differ by a day.
 * @param day ISO 8601 date
 */
export const isInRamadan = (day: string): boolean =>
  islamic
    .formatToParts(new Date(`${day}T12:00:00Z`))
    .some(({ type, value }) => type === 'month' && value === '9');

/** What a day counts by its weekday; nothing on a holiday. */
const countOf = ({ days, holidays }: BlueprintData['week'], day: string) =>
  holidays.some(({ date }) => date === day) ? 0 : (days[weekdayOf(day)] ?? 0);

/**
 * Lays working days on the working week of the country, without its holidays. A Friday that ends at noon counts half.
 * @param start ISO 8601 date; work begins on it or on the next working day
 * @param ramadan what a working day in Ramadan counts, such as 0.75; without it, as much as any other
 */
export function workCalendar(
  week: BlueprintData['week'],
  start: string,
  ramadan = 1,
): WorkCalendar {
  const days: Workday[] = [];
  let [next, looked] = [start, 0];
  /** Adds the next working day; nothing when there is none in years. */
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
