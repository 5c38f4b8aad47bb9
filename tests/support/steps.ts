import { STEPS, type Step } from '../../scripts/test/steps.ts';

/** Some of the steps of `npm test`, by name, in its order; what they need is waited for if it is among them. */
export const stepsNamed = (names: string[]): Step[] =>
  STEPS.filter(({ name }) => names.includes(name)).map(({ needs = [], ...step }) => ({
    ...step,
    // Here nothing may have been built before that has written the types of the content.
    command: step.command.filter((part) => part !== '--noSync'),
    needs: needs.filter((need) => names.includes(need)),
  }));
