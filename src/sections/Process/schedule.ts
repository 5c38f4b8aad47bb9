import { DAYS, daysOf, type TimedStep } from '../../lib/duration.ts';

/** A step of a process on the axis of time, which is divided into rows of one height. */
export interface ScheduledStep {
  /** The row in which it starts, from 0. */
  row: number;
  /** How many rows it takes. */
  rows: number;
  /** Rows until the next step on its side starts: the room for its text. */
  room: number;
  /** Units since the start of the process in which it starts. */
  from: number;
  /** Units that it takes at most; 0 for one without an end. */
  length: number;
  /** Percent of its rows that the shortest time fills; 0 for a step without an end. */
  sure: number;
  /** Whether it runs beside a step that has started before. */
  isBeside: boolean;
}

export interface Schedule {
  steps: ScheduledStep[];
  /** What the axis counts in; undefined where no step has a length. */
  unit?: 'day' | 'week' | 'month' | undefined;
  /** The row after the last step that has an end, in which the total stands. */
  end: number;
}

/** Rows of the longest step, and of the shortest stretch, so that it can be seen and has room for its words. */
const LONGEST = 12;
const SHORTEST = 6;
/**
 * Places the steps of a process on one axis. Its rows are to scale but for stretches that would be too short; below them
 * are two as high as what is in them: one for the total, and one for a step without an end (Process.module.css).
 * @param steps in the order in which they start; one without an end comes last
 */
export function layOnAxis(steps: readonly TimedStep[]): Schedule {
  const days = daysOf(steps);
  const longest = Math.max(...days.map(({ start, end }) => end - start), 1);
  const marks = [...new Set(days.flatMap(({ start, end }) => [start, end]))].sort((a, b) => a - b);
  /** The row of each start and end. */
  const rowAt = new Map<number, number>();
  let end = 0;
  for (const [index, mark] of marks.entries()) {
    const stretch = mark - (marks[index - 1] ?? mark);
    if (index > 0) end += Math.max(SHORTEST, Math.round((LONGEST * stretch) / longest));
    rowAt.set(mark, end);
  }
  const unit = steps.find(({ duration }) => duration.unit !== 'ongoing')?.duration
    .unit as Schedule['unit'];
  const perUnit = unit ? DAYS[unit] : 1;
  const rows = steps.map(({ duration }, index) => {
    const own = days[index] ?? { start: 0, end: 0 };
    const row = rowAt.get(own.start) ?? 0;
    return duration.unit === 'ongoing'
      ? { row: row + 1, rows: 1 }
      : { row, rows: (rowAt.get(own.end) ?? 0) - row };
  });
  const bottom = Math.max(end + 1, ...rows.map(({ row, rows: taken }) => row + taken));
  return {
    unit,
    end,
    steps: steps.map(({ duration }, index) => {
      const { row, rows: taken } = rows[index] ?? { row: 0, rows: 0 };
      const { start, end: last } = days[index] ?? { start: 0, end: 0 };
      return {
        row,
        rows: taken,
        room: (rows[index + 2]?.row ?? bottom) - row,
        from: Math.round(start / perUnit),
        length: Math.round((last - start) / perUnit),
        sure: duration.unit === 'ongoing' ? 0 : Math.round((100 * duration.min) / duration.max),
        isBeside: days.slice(0, index).some((earlier) => earlier.end > start),
      };
    }),
  };
}
