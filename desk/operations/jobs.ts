import type { DeskContext } from '../context.ts';
import { reasonOf } from './reason.ts';

/** Work that comes round. */
export interface Job {
  name: string;
  /** When it is due again after an instant, both in milliseconds since 1970. */
  next: (at: number) => number;
  /** Resolves with false where there was nothing to do. */
  run: (context: DeskContext) => Promise<unknown>;
}

/** How often it is looked whether a job is due, in milliseconds. */
const LOOK_MS = 60_000;

/** Whether a job is due, and ours: whichever process moves its time does the work. */
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

/** Does the jobs that are due; one that fails is done again when it is due next, and leaves the others alone. */
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
 * Looks every minute for jobs that are due.
 * @returns ends it, and resolves when a job under way has ended
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
