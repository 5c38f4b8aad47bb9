import type { TimedDuration } from '../../lib/duration.ts';
import type { Answers } from '../../schemas/blueprint/blueprint-answers.ts';
import { criticalPath, type Timing } from './critical-path.ts';
import { ANSWERS_TRACK, type BlueprintData, workedIn } from './data.ts';
import { type StepTask, tasksOf, tracksOf } from './tasks.ts';
import { type WorkCalendar, workCalendar } from './work-calendar.ts';

/** A step with its dates, as ISO 8601 dates. */
export interface PlannedStep {
  id: string;
  /** Empty for the wait for answers, whose words come from the interface. */
  title: string;
  duration: TimedDuration;
  deliverables: string[];
  /** First day, if everything before it takes its longest time. */
  from: string;
  /** Last day, if it takes its longest time as well. */
  to: string;
  /** Last day, if everything takes its shortest time. */
  soonest: string;
  /** Latest last day that does not delay the end of the plan. */
  latest: string;
  /** Working days that it can be late without delaying the end of the plan. */
  slack: number;
  /** Whether the end of the plan depends on it. */
  isCritical: boolean;
}

/** The steps of one offer in the plan, or the wait for answers. */
export interface PlannedTrack {
  id: string;
  name: string;
  /** The page of the offer; empty for the wait. */
  href: string;
  /** The rule that added it; undefined for the asset's own offer and for the wait. */
  rule?: string | undefined;
  steps: PlannedStep[];
}

/** A plan: offers whose steps have dates. */
export interface Plan {
  tracks: PlannedTrack[];
  start: string;
  /** The end if everything takes its shortest time, and if everything takes its longest. */
  soonest: string;
  end: string;
  /** Working weeks from the start to these ends, rounded up. */
  weeks: { min: number; max: number };
  holidays: { date: string; name?: string }[];
  /** Shorter working days in Ramadan. */
  short: number;
  /** Day of the last known holiday; a plan that continues after it may meet others. */
  knownUntil: string;
}

/** A task on dates. */
function place(task: StepTask, timing: Timing, calendar: WorkCalendar, week: number): PlannedStep {
  const { quick, slow, slack } = timing;
  const weeks = Math.round(task.max / week);
  return {
    id: task.id,
    title: task.source?.title ?? '',
    duration: task.source?.duration ?? { unit: 'week', min: weeks, max: weeks },
    deliverables: task.source?.deliverables ?? [],
    from: calendar.startOf(slow.start),
    to: calendar.endOf(slow.end),
    soonest: calendar.endOf(quick.end),
    latest: calendar.endOf(slow.end + slack),
    slack: Math.floor(slack),
    isCritical: slack === 0,
  };
}

/**
 * Makes a plan: puts the steps of the fitting offers on working days.
 * @throws when a rule names a step that its offer does not have
 */
export function planOf(data: BlueprintData, answers: Answers): Plan {
  const { offers, rules } = data;
  const week = workedIn(data.week);
  const tasks = tasksOf(data, answers);
  const timings = criticalPath(tasks);
  const ramadan = answers.ramadan ? rules.ramadan.hours / rules.ramadan.of : 1;
  const calendar = workCalendar(data.week, answers.start, ramadan);
  const endOf = (speed: 'quick' | 'slow') =>
    Math.max(...[...timings.values()].map((timing) => timing[speed].end));
  const stepsOf = (id: string) =>
    tasks
      .filter(({ track }) => track === id)
      .map((task) => place(task, timings.get(task.id) as Timing, calendar, week));
  const tracks = tracksOf(data, answers).map(({ id, offer, rule }) => ({
    id,
    name: offers[offer]?.name ?? '',
    href: offer,
    rule: rule?.id,
    steps: stepsOf(id),
  }));
  const waiting = stepsOf(ANSWERS_TRACK);
  if (waiting.length > 0)
    tracks.splice(1, 0, { id: ANSWERS_TRACK, name: '', href: '', rule: undefined, steps: waiting });
  const weeksOf = (days: number) => Math.ceil(Math.round((100 * days) / week) / 100);
  const end = calendar.endOf(endOf('slow'));
  return {
    tracks,
    start: calendar.startOf(0),
    soonest: calendar.endOf(endOf('quick')),
    end,
    weeks: { min: weeksOf(endOf('quick')), max: weeksOf(endOf('slow')) },
    ...calendar.between(end),
    knownUntil: data.week.holidays.at(-1)?.date ?? answers.start,
  };
}
