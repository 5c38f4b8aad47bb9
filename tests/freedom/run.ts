import { execFileSync } from 'node:child_process';
import { existsSync, realpathSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { runStep } from '../../scripts/test/run.ts';
import { schedule } from '../../scripts/test/schedule.ts';
import { copyRepository } from '../support/copy.ts';
import { type Failure, failuresIn } from '../support/failures.ts';
import { stepsNamed } from '../support/steps.ts';
import { addContent, moveCompany } from './additions.ts';
import { PLANTED, plantFrozen } from './frozen.ts';
import { failuresOf, judge } from './judge.ts';
import { rewriteContent } from './rewrite.ts';

/**
 * `npm run test:freedom` shows that words, details of the company and numbers of entries may change without a
 * test or a schema that prevents it. In a copy of the repository it rewrites every string and adds content;
 * the tests that need no browser must then pass, except for the failures that judge.ts expects. `--unit` runs
 * only the unit tests, `--keep` keeps the copy, and `--prove` plants a test that freezes a sentence, which
 * must be the only finding.
 */
const { unit, keep, prove } = parseArgs({
  options: { unit: { type: 'boolean' }, keep: { type: 'boolean' }, prove: { type: 'boolean' } },
}).values;
const FAST =
  unit || prove
    ? ['Unit tests']
    : ['Content', 'Types of pages', 'Types', 'Unit tests', 'Build', 'Built site', 'Built pages'];

const { root: folder, remove } = copyRepository('freedom');
const root = realpathSync(folder);
process.chdir(root);
if (prove) plantFrozen(root);
const added = addContent();
moveCompany();
const { files, strings, kept } = rewriteContent(root, added);
console.info(`${strings} strings of ${files} files are other words now, in ${root}.`);
console.info(
  `Held by a schema: ${[...kept].map(([name, count]) => `${name} ${count}`).join(', ')}`,
);

// The top of content/regulators.yaml asks for this after each change.
execFileSync('npm', ['run', 'docs:regulators'], { stdio: 'ignore' });
const failures: Failure[] = [];
const steps = stepsNamed(FAST).map((step) =>
  prove ? { ...step, command: [...step.command, PLANTED] } : step,
);
const env = { ...process.env, NO_COLOR: '1', ASTRO_TELEMETRY_DISABLED: '1' };

await schedule(steps, 2, async (step) => {
  const { count, output, seconds } = await runStep(step, env);
  console.info(`${step.name}: ${count.failed === 0 ? 'ok' : 'red'} (${seconds.toFixed(1)} s)`);
  if (count.failed === 0) return true;
  failures.push(
    ...(step.report && existsSync(step.report.file)
      ? failuresIn(step.report.file, root)
      : failuresOf(step.name, output)),
  );
  return false;
});

const { expected, frozen } = judge(failures);
for (const [why, { length }] of expected) console.info(`${length} failed as expected: ${why}.`);
for (const { file, name, message } of frozen) console.error(`\n${file} ${name}\n${message}`);
console.info(`${frozen.length} failures that freeze the content`);
process.chdir('/');
if (keep) console.info(`The copy is left in ${root}`);
else remove();
const isProven = frozen.length === 1 && frozen[0]?.file === PLANTED;
if (prove) console.info(isProven ? 'The planted sentence was found.' : 'It was not found!');
process.exitCode = (prove ? isProven : frozen.length === 0) ? 0 : 1;
