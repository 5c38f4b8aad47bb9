import type { Locale } from '@falaj/contract/locale.ts';
import { localeOf, pageLanguage } from './page-language.ts';

/** How long something takes: from `min` to `max` of a unit, or without an end. */
export type Duration =
  | { unit: 'ongoing' }
  | { unit: 'day' | 'week' | 'month'; min: number; max: number };

/** Days of a unit, for comparing durations. */
export const DAYS = { day: 1, week: 7, month: 30 } as const;

/** The longest time of a duration, in days; 0 for one without an end. */
export const longestDays = (value: Duration): number =>
  value.unit === 'ongoing' ? 0 : value.max * DAYS[value.unit];

/** A duration that has an end. */
export type TimedDuration = Exclude<Duration, { unit: 'ongoing' }>;

/**
 * The shortest and the longest time without their unit: `4–6`.
 * @param language of the text around it, as a language tag (BCP 47)
 */
export function formatRange({ min, max }: TimedDuration, language?: string): string {
  const format = new Intl.NumberFormat(language ?? pageLanguage());
  return min === max ? format.format(max) : format.formatRange(min, max);
}

/**
 * From one to two of a unit in languages that write both without digits, joined by a word. In Arabic the second stands in
 * the genitive.
 */
const ONE_TO_TWO: Partial<Record<Locale, (one: string, two: string) => string>> = {
  ar: (one, two) => `${one} إلى ${two.replace(/ان$/, 'ين')}`,
};

/**
 * A duration with its unit in the right plural form (CLDR units): `4–6 weeks`, `1 week`.
 * @param language of the text around it, as a language tag (BCP 47)
 */
export function formatTime(
  { unit, min, max }: TimedDuration,
  language: string = pageLanguage(),
): string {
  const format = new Intl.NumberFormat(language, { style: 'unit', unit, unitDisplay: 'long' });
  const oneToTwo = ONE_TO_TWO[localeOf(language)];
  if (oneToTwo && min === 1 && max === 2) return oneToTwo(format.format(1), format.format(2));
  const time = min === max ? format.format(max) : format.formatRange(min, max);
  // Our Arabic texts write the mark of the accusative behind its letter, CLDR writes it before.
  return time.replace('\u064b\u0627', '\u0627\u064b');
}

/**
 * A duration in words: `4–6 weeks`, `1 week`, or the word for one without an end.
 * @param ongoing the word for a step without an end
 * @param language of the text around it, as a language tag (BCP 47)
 */
export const formatDuration = (value: Duration, ongoing: string, language?: string): string =>
  value.unit === 'ongoing' ? ongoing : formatTime(value, language);

/**
 * Adds up consecutive steps. Ongoing steps have no length and are left out.
 * @returns the sum, or undefined when units differ or nothing can be added (docs/site-rules.md#durations)
 */
export function sumDurations(steps: Duration[]): Duration | undefined {
  const timed = steps.filter((step) => step.unit !== 'ongoing');
  const unit = timed[0]?.unit;
  if (!unit || timed.some((step) => step.unit !== unit)) return undefined;
  const sum = (pick: 'min' | 'max') => timed.reduce((total, step) => total + step[pick], 0);
  return { unit, min: sum('min'), max: sum('max') };
}

/** Whether two durations are equally long, in whatever units they are written. */
export function sameDuration(a: Duration, b: Duration): boolean {
  if (a.unit === 'ongoing' || b.unit === 'ongoing') return a.unit === b.unit;
  return (
    a.min * DAYS[a.unit] === b.min * DAYS[b.unit] && a.max * DAYS[a.unit] === b.max * DAYS[b.unit]
  );
}

/** A step of a process: how long it takes and, where it starts beside others, when. */
export interface TimedStep {
  duration: Duration;
  /** Units of its duration since the start of the process; without it, it starts as soon as all others have ended. */
  starts?: number | undefined;
}

/** When each step starts and ends, in days, each at its longest time. */
export function daysOf(steps: readonly TimedStep[]): { start: number; end: number }[] {
  let ended = 0;
  return steps.map(({ duration, starts }) => {
    const unit = duration.unit === 'ongoing' ? 1 : DAYS[duration.unit];
    const start = starts === undefined ? ended : starts * unit;
    const end = start + longestDays(duration);
    ended = Math.max(ended, end);
    return { start, end };
  });
}
