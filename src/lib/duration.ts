import type { Duration } from '../schemas/duration.ts';

/** How many days a unit is counted as where durations are compared. */
export const DAYS = { day: 1, week: 7, month: 30 } as const;

/** How many days a duration takes at most; one without an end counts as none. */
export const longestDays = (value: Duration): number =>
  value.unit === 'ongoing' ? 0 : value.max * DAYS[value.unit];

/**
 * Prints a duration with an en dash: `4–6 weeks`, `1 week`, `Ongoing`.
 * @param ongoing the word for a step without an end
 */
export function formatDuration(value: Duration, ongoing = 'Ongoing'): string {
  if (value.unit === 'ongoing') return ongoing;
  const range = value.min === value.max ? `${value.min}` : `${value.min}–${value.max}`;
  return `${range} ${value.unit}${value.max === 1 ? '' : 's'}`;
}

/**
 * Adds up steps that follow one another. Ongoing steps have no length and are left out.
 * @returns the sum, or undefined when units differ or nothing can be added (docs/site-rules.md#durations)
 */
export function sumDurations(steps: Duration[]): Duration | undefined {
  const timed = steps.filter((step) => step.unit !== 'ongoing');
  const unit = timed[0]?.unit;
  if (!unit || timed.some((step) => step.unit !== unit)) return undefined;
  const sum = (pick: 'min' | 'max') => timed.reduce((total, step) => total + step[pick], 0);
  return { unit, min: sum('min'), max: sum('max') };
}

/** Whether two durations cover the same span, whatever unit they are written in. */
export function sameDuration(a: Duration, b: Duration): boolean {
  if (a.unit === 'ongoing' || b.unit === 'ongoing') return a.unit === b.unit;
  return (
    a.min * DAYS[a.unit] === b.min * DAYS[b.unit] && a.max * DAYS[a.unit] === b.max * DAYS[b.unit]
  );
}
