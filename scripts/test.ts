import { addCounts, type Count, printCount } from './test/count.ts';
import { runStep } from './test/run.ts';
import { schedule } from './test/schedule.ts';
import { STEPS, type Step } from './test/steps.ts';

/**
 * `npm test`, and `npm run test:all` with `--all`. It runs every step, three at a time, prints one line on
 * how each ended and the whole output of those that failed, and ends with a line of counts. Three is one more
 * than the two processor cores that it is meant for, since a step also waits for the programs that it has
 * started and for the disk.
 */
const SLOTS = 3;
// Output that is printed later is easier to read without colours, which a terminal may force on programs.
const { FORCE_COLOR: _, ...outer } = process.env;
const scope = process.argv.includes('--all') ? { TEST_SCOPE: 'all' } : {};
const env = { ...outer, ...scope, NO_COLOR: '1', ASTRO_TELEMETRY_DISABLED: '1' };

const counts: Count[] = [];

async function run(step: Step): Promise<boolean> {
  const { count, output, seconds } = await runStep(step, env);
  const failed = count.failed > 0;
  counts.push(count);
  const said = step.report ? printCount(count) : failed ? 'failed' : 'ok';
  console.info(`${step.name}: ${said} (${seconds.toFixed(1)} s)`);
  for (const [line] of output.matchAll(/^.*: unchanged since its tests passed$/gm))
    console.info(`  ${line}`);
  if (failed) console.info(`${output}\n`);
  return !failed;
}

const began = performance.now();
await schedule(STEPS, SLOTS, run, ({ name, needs = [] }, outcome) => {
  if (outcome !== 'left out') return;
  console.info(`${name}: left out, it needs: ${needs.join(', ')}`);
  counts.push({ passed: 0, failed: 0, skipped: 1 });
});

const total = addCounts(counts);
const seconds = Math.round((performance.now() - began) / 1000);
console.info(`${Math.floor(seconds / 60)} min ${seconds % 60} s`);
console.info(printCount(total));
process.exitCode = total.failed > 0 ? 1 : 0;
