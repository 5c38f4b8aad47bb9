import { DAYS, type Duration, longestDays } from '../../lib/duration.ts';

/** Where the words of a step stand, so that no line of the channel crosses them. */
export type LabelPlace = 'after' | 'before' | 'around' | 'under' | 'under-and-after';

/** A step on the ruler, in percent of the whole time. */
export interface ScheduledStep {
  start: number;
  length: number;
  /** Percent of the bar that the shortest time fills; the rest is the range. It is 0 for a step without an end. */
  sure: number;
  place: LabelPlace;
}

/** A mark with a number under the ruler. */
export interface RulerMark {
  /** Units since the start: weeks, days or months. */
  count: number;
  /** Percent of the whole time. */
  at: number;
}

export interface Schedule {
  steps: ScheduledStep[];
  /** What the ruler counts in; undefined where no step has a length. */
  unit?: 'day' | 'week' | 'month' | undefined;
  /** How many units the ruler is long. */
  units: number;
  marks: RulerMark[];
}

/** Share of the ruler that a step without an end takes, so that it can be seen. */
const OPEN_END = 0.12;
/** The least share of the ruler: a step of one day beside steps of weeks is drawn a little longer than it is. */
const LEAST = 0.03;
/** Marks of the ruler closer than this would touch, in percent. */
const MARK_ROOM = 8.5;

/** The place for the words of a step: beside its bar where half the width is free, otherwise around or under it. */
function placeFor(start: number, end: number): LabelPlace {
  const after = 100 - end;
  if (after >= 48) return 'after';
  if (start >= 48) return 'before';
  if (start >= 24 && after >= 20) return 'around';
  return end - start < 50 && after >= 25 ? 'under-and-after' : 'under';
}

/**
 * Places consecutive steps on one ruler, each as long as its longest time.
 * @param durations of the steps, in their order; an ongoing one has no length of its own
 */
export function layOnRuler(durations: Duration[]): Schedule {
  const days = durations.map(longestDays);
  const timed = days.reduce((sum, length) => sum + length, 0);
  const unit = durations.find((value) => value.unit !== 'ongoing')?.unit as Schedule['unit'];
  const lengths = days.map((length, index) =>
    durations[index]?.unit === 'ongoing' ? OPEN_END : Math.max(length / timed, LEAST),
  );
  const whole = lengths.reduce((sum, length) => sum + length, 0);
  let [start, drawn, passed] = [0, 0, 0];
  const marks: RulerMark[] = [{ count: 0, at: 0 }];
  const steps = durations.map((value, index) => {
    drawn += lengths[index] ?? 0;
    const end = Math.round((100 * drawn) / whole);
    const sure = value.unit === 'ongoing' ? 0 : Math.round((100 * value.min) / value.max);
    const step = { start, length: end - start, sure, place: placeFor(start, end) };
    passed += days[index] ?? 0;
    if (unit && value.unit !== 'ongoing') {
      // Of two marks that would touch, the later one is kept.
      if (end - (marks.at(-1)?.at ?? 0) < MARK_ROOM && marks.length > 1) marks.pop();
      marks.push({ count: Math.round(passed / DAYS[unit]), at: end });
    }
    start = end;
    return step;
  });
  return { steps, unit, units: unit ? Math.round(timed / DAYS[unit]) : 0, marks };
}
