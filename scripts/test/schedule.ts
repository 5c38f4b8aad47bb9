import type { Step } from './steps.ts';

/** How a step ended; `left out` if a step that it needs failed, so that it was not run. */
export type Outcome = 'ok' | 'failed' | 'left out';

/**
 * Runs steps side by side. Each starts as soon as the steps that it needs have passed and a slot is free.
 * Steps that come first in the list have precedence. A step is left out if one that it needs has failed.
 * @param steps each with its own name; a step may need only steps before it in the list
 * @param slots how many steps can run at a time
 * @param run runs a step to its end; a rejection counts as a failure
 * @param end called once for every step, when it ends
 * @throws when a step needs one that is not before it in the list
 */
export function schedule(
  steps: Step[],
  slots: number,
  run: (step: Step) => Promise<boolean>,
  end: (step: Step, outcome: Outcome) => void = () => {},
): Promise<Map<string, Outcome>> {
  for (const [index, { name, needs = [] }] of steps.entries())
    for (const need of needs)
      if (!steps.slice(0, index).some((other) => other.name === need))
        throw new Error(`"${name}" needs "${need}", which does not stand before it`);

  const outcomes = new Map<string, Outcome>();
  let waiting = steps;
  let free = slots;
  const { promise, resolve, reject } = Promise.withResolvers<typeof outcomes>();

  const settle = (step: Step, outcome: Outcome) => {
    outcomes.set(step.name, outcome);
    end(step, outcome);
  };

  const start = (step: Step) => {
    free -= 1;
    const over = (ok: boolean) => {
      free += 1;
      settle(step, ok ? 'ok' : 'failed');
      next();
    };
    run(step)
      .then(over, () => over(false))
      .catch(reject);
  };

  const next = () => {
    waiting = waiting.filter((step) => {
      const needed = (step.needs ?? []).map((need) => outcomes.get(need));
      if (needed.some((outcome) => outcome && outcome !== 'ok')) {
        settle(step, 'left out');
        return false;
      }
      if (free === 0 || !needed.every((outcome) => outcome === 'ok')) return true;
      start(step);
      return false;
    });
    if (outcomes.size === steps.length) resolve(outcomes);
  };
  next();
  return promise;
}
