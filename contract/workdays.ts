/** On which days somebody works: days of the week, 0 being Sunday, without holidays. */
export interface Workdays {
  weekdays: number[];
  /** ISO 8601 dates. */
  holidays: { date: string }[];
}

const DAY = 86_400_000;

/** The next calendar day. Counting from noon avoids errors where clocks change. */
export function nextDay(day: string): string {
  const noon = new Date(`${day}T12:00:00Z`).getTime();
  return new Date(noon + DAY).toISOString().slice(0, 10);
}

/** The day of the week of an ISO 8601 date, 0 being Sunday. */
export const weekdayOf = (day: string): number => new Date(`${day}T12:00:00Z`).getUTCDay();

/** Whether the office works on a day: a working weekday that is no holiday. */
export const isWorkday = ({ weekdays, holidays }: Workdays, day: string): boolean =>
  weekdays.includes(weekdayOf(day)) && !holidays.some(({ date }) => date === day);
