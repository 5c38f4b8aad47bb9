import type { TimedDuration } from '../../lib/duration.ts';
import type { Answers } from '../../schemas/blueprint/blueprint-answers.ts';
import type {
  BlueprintRules,
  BlueprintStep,
  BlueprintTrack,
} from '../../schemas/blueprint/blueprint-rules.ts';
import { thatHold } from './conditions.ts';
import type { Task } from './critical-path.ts';
import {
  ANSWERS_TRACK,
  ASSET_TRACK,
  type BlueprintData,
  type OfferStep,
  solutionPath,
  workedIn,
} from './data.ts';

/** A task, with the step of the offer that it is. */
export interface StepTask extends Task {
  track: string;
  /** Number of the step on the page of its offer, from 1; 0 for the wait for answers. */
  step: number;
  source?: (OfferStep & { duration: TimedDuration }) | undefined;
}

/** The tasks of one offer. What they wait for in other offers is added later, by name. */
interface Track {
  id: string;
  offer: string;
  /** The rule that added it to the plan; undefined for the asset's own offer. */
  rule?: BlueprintTrack | undefined;
}

/** The id of a task: its track and the number of its step. */
export const idOf = (track: string, step: number) => `${track}.${step}`;

/**
 * The number of the step that a rule names.
 * @param count how many steps the track has
 * @param asset the steps of the asset's own offer that rules call `filed` and `opens`
 */
export function numberOf(
  step: BlueprintStep,
  count: number,
  asset?: Pick<BlueprintRules['assets'][number], 'filed' | 'opens'>,
): number {
  if (step === 'last') return count;
  return typeof step === 'number' ? step : (asset?.[step] ?? 0);
}

type Place = NonNullable<BlueprintTrack['after']>;

/** Working days of a duration. Offers count five days to a week, and a month has 30 ÷ 7 weeks. */
const daysIn = (unit: 'day' | 'week' | 'month', week: number) =>
  ({ day: week / 5, week, month: Math.round((30 * week) / 7) })[unit];

/** The tracks of a plan: the asset's own offer, and those that rules add. */
export const tracksOf = ({ rules }: BlueprintData, answers: Answers): Track[] => [
  { id: ASSET_TRACK, offer: solutionPath(answers.asset) },
  ...thatHold(rules.tracks, answers).map((rule) => ({ id: rule.id, offer: rule.offer, rule })),
];

/** The steps of a track in sequence. A step without an end comes after the plan and is left out. */
function chain({ id, offer }: Track, data: BlueprintData): StepTask[] {
  const week = workedIn(data.week);
  const steps = data.offers[offer]?.steps ?? [];
  const timed = steps.flatMap(({ duration, ...step }) =>
    duration.unit === 'ongoing' ? [] : { ...step, duration },
  );
  return timed.map((source, index) => {
    const { unit, min, max } = source.duration;
    const days = daysIn(unit, week);
    return {
      id: idOf(id, index + 1),
      track: id,
      step: index + 1,
      min: min * days,
      max: max * days,
      after: index === 0 ? [] : [idOf(id, index)],
      source,
    };
  });
}

/**
 * All tasks of a plan and what each waits for. Their weeks are those on the offers' pages.
 * @throws when a rule names a step that its offer does not have
 */
export function tasksOf(data: BlueprintData, answers: Answers): StepTask[] {
  const tracks = tracksOf(data, answers);
  const tasks = tracks.flatMap((track) => chain(track, data));
  const asset = data.rules.assets.find(({ id }) => id === answers.asset);
  const find = ({ track, step }: Place) => {
    const ofTrack = tasks.filter((task) => task.track === track);
    const task = ofTrack[numberOf(step, ofTrack.length, asset) - 1];
    if (!task) throw new Error(`blueprint: the offer of ${track} has no step ${step}`);
    return task;
  };
  for (const { id, rule } of tracks) {
    if (rule?.after) find({ track: id, step: 1 }).after.push(find(rule.after).id);
    if (rule?.before) find(rule.before).after.push(find({ track: id, step: 'last' }).id);
    for (const wait of rule?.waits ?? [])
      find({ track: id, step: wait.step }).after.push(find(wait.for).id);
  }
  if (answers.wait === 0) return tasks;
  const length = answers.wait * workedIn(data.week);
  find({ track: ASSET_TRACK, step: 'opens' }).after.push(idOf(ANSWERS_TRACK, 0));
  return [
    ...tasks,
    {
      id: idOf(ANSWERS_TRACK, 0),
      track: ANSWERS_TRACK,
      step: 0,
      min: length,
      max: length,
      after: [find({ track: ASSET_TRACK, step: 'filed' }).id],
    },
  ];
}
