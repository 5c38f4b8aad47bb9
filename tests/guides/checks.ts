import { runStep } from '../../scripts/test/run.ts';
import { schedule } from '../../scripts/test/schedule.ts';
import { stepsNamed } from '../support/steps.ts';

/** What of `npm test` needs no browser and can notice a change of content. */
const CONTENT = [
  'Format and lint',
  'House rules',
  'Content',
  'Pictures',
  'Build',
  'Unit tests',
  'Built pages',
  'Built site',
];

/** What can notice a change of code besides. */
const CODE = ['Types', 'Unused code'];

/** Where the unit tests stand that read the content, as filters of Vitest; `test:freedom` shows that no other does. */
const READ_CONTENT = ['src/content/', 'src/schemas/', 'tests/unit/'];

/**
 * Runs the checks on two cores, and prints in full what fails.
 * @param code whether more than content has changed: then all unit tests, types and unused code are checked too
 * @returns the names of those that failed, or could not be run because another failed
 */
export async function redChecks(code = false): Promise<string[]> {
  const env = { ...process.env, NO_COLOR: '1', ASTRO_TELEMETRY_DISABLED: '1' };
  const steps = stepsNamed(code ? [...CONTENT, ...CODE] : CONTENT).map((step) =>
    step.name === 'Unit tests' && !code
      ? { ...step, command: [...step.command, ...READ_CONTENT] }
      : step,
  );
  const outcomes = await schedule(steps, 2, async (step) => {
    const { count, output } = await runStep(step, env);
    if (count.failed > 0) console.error(`\n${step.name}\n${output}\n`);
    return count.failed === 0;
  });
  return [...outcomes].filter(([, outcome]) => outcome !== 'ok').map(([name]) => name);
}
