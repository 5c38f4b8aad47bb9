import type { Step } from './steps.ts';

/** What became of a step: it was not run at all where one that it needs had failed. */
export type Outcome = 'ok' | 'failed' | 'left out';

/**
 * Runs steps side by side, each as soon as those it needs have ended well and slots for it are free.
 * The order of the list decides who goes first; a step that needs one which failed is left out.
 * @param steps named once each; a step needs only steps that stand before it
 * @param slots how many may be taken at a time; a step that asks for more gets them all
 * @param run runs a step to its end; a rejection counts as a failure
 * @param end told once of every step, as it ends
 * @throws when a step needs one that does not stand before it
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

  const start = (step: Step, taken: number) => {
    free -= taken;
    const over = (ok: boolean) => {
      free += taken;
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
      const taken = Math.min(step.slots ?? 1, slots);
      if (taken > free || !needed.every((outcome) => outcome === 'ok')) return true;
      start(step, taken);
      return false;
    });
    if (outcomes.size === steps.length) resolve(outcomes);
  };
  next();
  return promise;
}
