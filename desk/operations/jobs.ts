import type { DeskContext } from '../context.ts';
import { HOUR, MINUTE } from '../durations.ts';
import { reasonOf } from './reason.ts';

/** Recurring work. */
export interface Job {
  name: string;
  /** Returns when it is due next after an instant, both in milliseconds since 1970. */
  next: (at: number) => number;
  /** Does the work; resolves with false if there was nothing to do. */
  run: (context: DeskContext) => Promise<unknown>;
}

/** How often due jobs are looked for, in milliseconds. */
const LOOK_MS = MINUTE;
/** Two looks that are further apart by the clock, in milliseconds, are not believed. */
const FAR_MS = HOUR;

/** Whether a job is due and this process gets it: the process that moves its time does the work. */
async function isOurs({ db }: DeskContext, { name, next }: Job, at: number): Promise<boolean> {
  // A time further away than this was set by a clock that was ahead.
  const furthest = next(next(at));
  await db
    .insertInto('job')
    .values({ name, due_at: at })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const moved = await db
    .updateTable('job')
    .set({ due_at: next(at) })
    .where('name', '=', name)
    .where((row) => row.or([row('due_at', '<=', at), row('due_at', '>', furthest)]))
    .returning('name')
    .execute();
  return moved.length > 0;
}

/**
 * Does the jobs that are due. One that fails is tried again when it is due next, and does not affect the
 * others.
 */
export async function runDue(context: DeskContext, jobs: Job[]): Promise<void> {
  for (const job of jobs) {
    try {
      if (!(await isOurs(context, job, context.now()))) continue;
      const did = await job.run(context);
      if (did !== false) context.log('job done', { name: job.name });
    } catch (error) {
      context.log('job failed', { name: job.name, why: reasonOf(error) });
    }
  }
}

/**
 * Makes looks for jobs that are due. One that is far from the last by the clock, or the first, does nothing: erasing or
 * putting off takes two that agree, since a clock may be wrong for a moment.
 */
export function watchJobs(context: DeskContext, jobs: Job[]): () => Promise<void> {
  let last = Number.NaN;
  return async () => {
    const before = last;
    last = context.now();
    if (Math.abs(last - before) < FAR_MS) await runDue(context, jobs);
  };
}

/**
 * Checks every minute for jobs that are due.
 * @returns a function that ends this, and resolves when a running job has ended
 */
export function startJobs(context: DeskContext, jobs: Job[]): () => Promise<void> {
  const look = watchJobs(context, jobs);
  let round = look();
  const timer = setInterval(() => {
    round = round.then(look);
  }, LOOK_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return round;
  };
}
