import { STEPS, type Step } from '../../scripts/test/steps.ts';

/**
 * Selects steps of `npm test` by name, in its order. A step still waits for those that it needs if they are
 * selected too.
 */
export const stepsNamed = (names: string[]): Step[] =>
  STEPS.filter(({ name }) => names.includes(name)).map(({ needs = [], ...step }) => ({
    ...step,
    // No build may have run here before and written the types of the content, so this command has to.
    command: step.command.filter((part) => part !== '--noSync'),
    needs: needs.filter((need) => names.includes(need)),
  }));
