import { DAYS, type Duration, longestDays } from '../../lib/duration.ts';

/** Parts of the scale between its marks. */
const PARTS = 7;

/** A scale from zero, on which durations of any unit can be compared. */
export interface CommonScale {
  unit: 'day' | 'week' | 'month';
  /** The numbers at its marks, equally spaced and beginning with 0, in its unit. */
  marks: number[];
  /** The extent of a duration, in per cent of the scale; one without an end takes all of it. */
  reach: (value: Duration) => { sure: number; range: number };
}

/**
 * Makes the scale for some durations, as long as the longest of them, in seven parts.
 * @param durations of which at least one must have an end; otherwise there is nothing to measure
 */
export function commonScale(durations: Duration[]): CommonScale | undefined {
  const unit = durations.find((value) => value.unit !== 'ongoing')?.unit;
  if (!unit) return undefined;
  const longest = Math.max(...durations.map(longestDays));
  const step = Math.ceil(longest / DAYS[unit] / PARTS);
  const whole = step * PARTS * DAYS[unit];
  const share = (count: number, of: keyof typeof DAYS) =>
    Math.round((100 * count * DAYS[of]) / whole);
  return {
    unit,
    marks: Array.from({ length: PARTS + 1 }, (_, index) => index * step),
    reach: (value) =>
      value.unit === 'ongoing'
        ? { sure: 0, range: 100 }
        : { sure: share(value.min, value.unit), range: share(value.max, value.unit) },
  };
}
