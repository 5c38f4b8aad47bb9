import type { DeskContext } from '../context.ts';
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
const LOOK_MS = 60_000;

/** Whether a job is due and this process gets it: the process that moves its time does the work. */
async function isOurs({ db, now }: DeskContext, { name, next }: Job): Promise<boolean> {
  const at = now();
  await db
    .insertInto('job')
    .values({ name, due_at: at })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  const moved = await db
    .updateTable('job')
    .set({ due_at: next(at) })
    .where('name', '=', name)
    .where('due_at', '<=', at)
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
      if (!(await isOurs(context, job))) continue;
      const did = await job.run(context);
      if (did !== false) context.log('job done', { name: job.name });
    } catch (error) {
      context.log('job failed', { name: job.name, why: reasonOf(error) });
    }
  }
}

/**
 * Checks every minute for jobs that are due.
 * @returns a function that ends this, and resolves when a running job has ended
 */
export function startJobs(context: DeskContext, jobs: Job[]): () => Promise<void> {
  let round = Promise.resolve();
  const timer = setInterval(() => {
    round = round.then(() => runDue(context, jobs));
  }, LOOK_MS);
  timer.unref();
  return () => {
    clearInterval(timer);
    return round;
  };
}
