import { spawnSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { addCounts, type Count, countReport, countStep, printCount } from './test/count.ts';
import { STEPS, type Step } from './test/steps.ts';

/** `npm test`, and `npm run test:all` with `--all`: runs every step, prints what failed, and ends with one line of counts. */
const shell = process.platform === 'win32';
// Output that is shown after the fact is better without colours, which a terminal may force on us.
const { FORCE_COLOR: _, ...outer } = process.env;
const scope = process.argv.includes('--all') ? { TEST_SCOPE: 'all' } : {};
const env = { ...outer, ...scope, ASTRO_TELEMETRY_DISABLED: '1' };

/** Runs a step; npm has put the project's own programs and its Node on the PATH. */
function run({ name, command: [program = '', ...args], report }: Step): Count {
  const start = performance.now();
  process.stdout.write(`${name}: `);
  if (report) rmSync(report.file, { force: true });
  const result = spawnSync(program, args, { env, shell, encoding: 'utf8', maxBuffer: 2 ** 28 });
  const ok = result.status === 0;
  const count = report ? countReport(report.file, report.read, ok) : countStep(ok);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const outcome = report ? printCount(count) : ok ? 'ok' : 'failed';
  console.info(`${outcome} (${seconds} s)`);
  for (const [line] of result.stdout.matchAll(/^.*: unchanged since its tests passed$/gm))
    console.info(`  ${line}`);
  if (!ok) console.info([result.stderr, result.stdout, result.error?.message].join('\n').trim());
  return count;
}

const counts: Count[] = [];
let stopped = false;
for (const step of STEPS) {
  if (stopped) {
    console.info(`${step.name}: skipped`);
    counts.push({ passed: 0, failed: 0, skipped: 1 });
    continue;
  }
  const count = run(step);
  counts.push(count);
  stopped = step.needed === true && count.failed > 0;
}

const total = addCounts(counts);
console.info(printCount(total));
process.exitCode = total.failed > 0 ? 1 : 0;
