import { runStep } from '../../scripts/test/run.ts';
import { schedule } from '../../scripts/test/schedule.ts';
import { stepsNamed } from '../support/steps.ts';

/** The steps of `npm test` that need no browser and can notice a change of content. */
const CONTENT = [
  'Format and lint',
  'Content',
  'Pictures',
  'Build',
  'Unit tests',
  'Built pages',
  'Built site',
];

/** The further steps that can notice a change of code. */
const CODE = ['Names of classes', 'Types of pages', 'Types'];

/** The folders of the unit tests that read the content, as filters of Vitest. */
const READ_CONTENT = ['src/content/', 'src/schemas/', 'tests/unit/'];

/**
 * Runs the checks two at a time, and prints the whole output of those that fail.
 * @param code whether code has changed too; all unit tests, and types are then checked as well
 * @returns the names of the checks that failed, or could not run because another failed
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
