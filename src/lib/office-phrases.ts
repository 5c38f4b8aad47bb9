import { fill } from '@falaj/contract/fill.ts';

/** A Sunday, whose week gives the names of the days. */
const SUNDAY = Date.UTC(2026, 10, 22);
const DAY = 86_400_000;

/** Runs of consecutive days in a week that starts again at its end: `[5, 6, 0]` is one run. */
function runsOf(weekdays: number[]): number[][] {
  const open = new Set(weekdays);
  const starts = [...open].filter((day) => !open.has((day + 6) % 7)).sort((a, b) => a - b);
  // A run of all seven days has no beginning, so it begins with the week.
  if (open.size === 7) starts.push(0);
  return starts.map((start) => {
    const days = [0, 1, 2, 3, 4, 5, 6].map((step) => (start + step) % 7);
    const end = days.findIndex((day) => !open.has(day));
    return end < 0 ? days : days.slice(0, end);
  });
}

/**
 * Working days in words: `Sunday to Thursday`, `Monday, Tuesday and Friday`. Three or more days in a row are
 * given by the first and the last.
 * @param weekdays 0 is Sunday
 * @param sentence the phrase for a run of days, with `{from}` and `{to}`
 * @param locale BCP 47 tag, such as `en-AE`
 */
export function sayDays(weekdays: number[], sentence: string, locale: string): string {
  const names = new Intl.DateTimeFormat(locale, { weekday: 'long', timeZone: 'UTC' });
  const nameOf = (day = 0) => names.format(SUNDAY + day * DAY);
  const parts = runsOf(weekdays).flatMap((run) =>
    run.length > 2
      ? [fill(sentence, { from: nameOf(run[0]), to: nameOf(run.at(-1)) })]
      : run.map(nameOf),
  );
  return new Intl.ListFormat(locale, { type: 'conjunction' }).format(parts);
}

/** A time such as `09:00` in a language's notation: `9:00 AM`. */
function sayTime(time: string, locale: string): string {
  const options = { hour: 'numeric', minute: '2-digit', timeZone: 'UTC' } as const;
  return new Intl.DateTimeFormat(locale, options).format(new Date(`1970-01-01T${time}Z`));
}

/**
 * Working hours in words: `9:00 AM to 6:00 PM GST`.
 * @param sentence the phrase for the hours, with `{from}`, `{to}` and `{zone}`
 * @param locale BCP 47 tag, such as `en-AE`
 */
export const sayHours = (
  { opens, closes, zoneName }: { opens: string; closes: string; zoneName: string },
  sentence: string,
  locale: string,
): string =>
  fill(sentence, { from: sayTime(opens, locale), to: sayTime(closes, locale), zone: zoneName });
