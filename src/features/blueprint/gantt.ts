import type { Plan, PlannedStep } from './plan.ts';

const DAY = 86_400_000;
/** Marks of the ruler closer than this would touch, in percent. */
const ROOM = 9;

/** The place of a step on the ruler, in whole percent of its length. */
export interface Bar {
  start: number;
  length: number;
  /** Percent of the bar that the shortest time fills; the rest shows the range. */
  sure: number;
  /** How far its end can move without delaying the plan. */
  slack: number;
}

/** The first of a month on the ruler. */
export interface MonthMark {
  /** ISO 8601 date. */
  day: string;
  at: number;
}

const time = (day: string) => Date.parse(`${day}T00:00:00Z`);

/** Where a day begins, in percent of the plan, which includes its last day. */
const placeOf = (day: string, { start, end }: Pick<Plan, 'start' | 'end'>) =>
  Math.round((100 * (time(day) - time(start))) / (time(end) + DAY - time(start)));

/** The bar of a step. Even one day of a long plan is drawn. */
export function barOf(step: PlannedStep, plan: Pick<Plan, 'start' | 'end'>): Bar {
  const { duration } = step;
  const after = (day: string) =>
    placeOf(new Date(time(day) + DAY).toISOString().slice(0, 10), plan);
  const start = Math.min(placeOf(step.from, plan), 99);
  const length = Math.max(1, after(step.to) - start);
  const sure = Math.round((100 * duration.min) / duration.max);
  return { start, length, sure, slack: Math.max(0, after(step.latest) - after(step.to)) };
}

/** Marks for the start and for the first day of each month, without those that would touch the mark before. */
export function monthsOf({ start, end }: Pick<Plan, 'start' | 'end'>): MonthMark[] {
  const marks: MonthMark[] = [{ day: start, at: 0 }];
  const month = new Date(`${start.slice(0, 8)}01T00:00:00Z`);
  for (;;) {
    month.setUTCMonth(month.getUTCMonth() + 1);
    const day = month.toISOString().slice(0, 10);
    if (day > end) return marks;
    const at = placeOf(day, { start, end });
    if (at - (marks.at(-1)?.at ?? 0) >= ROOM && at <= 100 - ROOM / 2) marks.push({ day, at });
  }
}
