import { realpathSync } from 'node:fs';
import { runStep } from '../../scripts/test/run.ts';
import { schedule } from '../../scripts/test/schedule.ts';
import { STEPS } from '../../scripts/test/steps.ts';
import { copyRepository } from '../support/copy.ts';
import { type Failure, failuresIn } from '../support/failures.ts';
import { addContent, moveCompany } from './additions.ts';
import { rewriteContent } from './rewrite.ts';

/**
 * `npm run test:freedom`: shows that words, company and numbers of entries may change without a test or a schema
 * in the way. In a copy of the repository every string is rewritten and content is added; then the tests
 * that need no browser must be green, but for the rows that hold what is laid down.
 */
const FAST = ['Content', 'Types', 'Unit tests', 'Build', 'Built site', 'Built pages'];
/** What holds today's words on purpose: the facts, and which page the words that visitors use lead to. */
const HELD = ['tests/site/facts.test.ts', 'src/content/search-entries.test.ts'];

const { root: folder, remove } = copyRepository('freedom');
const root = realpathSync(folder);
process.chdir(root);
const added = addContent(root);
moveCompany(root);
const { files, strings, kept } = rewriteContent(root, added);
console.info(`${strings} strings of ${files} files are other words now, in ${root}.`);
console.info(
  `Held by a schema: ${[...kept].map(([name, count]) => `${name} ${count}`).join(', ')}`,
);

const unexpected: Failure[] = [];
const expected: Failure[] = [];
const steps = STEPS.filter(({ name }) => FAST.includes(name)).map(({ needs = [], ...step }) => ({
  ...step,
  needs: needs.filter((need) => FAST.includes(need)),
}));
const env = { ...process.env, NO_COLOR: '1', ASTRO_TELEMETRY_DISABLED: '1' };

await schedule(steps, 2, async (step) => {
  const { count, output, seconds } = await runStep(step, env);
  console.info(`${step.name}: ${count.failed === 0 ? 'ok' : 'red'} (${seconds.toFixed(1)} s)`);
  if (count.failed === 0) return true;
  const failures =
    step.report && count.passed > 0
      ? failuresIn(step.report.file, root)
      : [{ file: '', name: step.name, message: output }];
  for (const failure of failures)
    (HELD.includes(failure.file) ? expected : unexpected).push(failure);
  return false;
});

console.info(`${expected.length} rows of ${HELD.join(' and ')} say otherwise, as they should.`);
for (const { file, name, message } of unexpected) console.error(`\n${file} ${name}\n${message}`);
console.info(`${unexpected.length} failures that freeze the content`);
process.chdir('/');
if (process.argv.includes('--keep')) console.info(`The copy is left in ${root}`);
else remove();
process.exitCode = unexpected.length > 0 ? 1 : 0;
