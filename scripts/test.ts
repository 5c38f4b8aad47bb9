import { spawn } from 'node:child_process';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { availableParallelism } from 'node:os';

/**
 * `npm test`, or `npm test -- --all`: has wireit run everything that `test:steps` names in package.json, as far as it has
 * changed since it last passed, and ends with a line of how many tests passed and failed.
 */

/** The JUnit reports of Vitest and Playwright. wireit brings back that of a step which it need not run again. */
const REPORTS = '{.,contract,desk,packages/*}/test-results/*.xml';

for (const file of globSync(REPORTS)) rmSync(file);

const child = spawn('npm', ['run', '--silent', 'test:steps'], {
  env: {
    ...process.env,
    ...(process.argv.includes('--all') && { TEST_SCOPE: 'all' }),
    // One failure is no reason not to hear of the others.
    WIREIT_FAILURES: 'continue',
    // One more than processor cores, since a step also waits for the programs that it starts and for the disk.
    WIREIT_PARALLEL: String(availableParallelism() + 1),
  },
  stdio: 'inherit',
  shell: process.platform === 'win32',
});
// A terminal sends SIGINT to all programs by itself.
process.on('SIGINT', () => {});
process.on('SIGTERM', () => child.kill('SIGTERM'));

child.on('close', (code) => {
  const cases = globSync(REPORTS).flatMap((file) =>
    readFileSync(file, 'utf8').split('<testcase ').slice(1),
  );
  const failures = cases.filter((test) => /<(failure|error)\b/.test(test)).length;
  const skipped = cases.filter((test) => test.includes('<skipped')).length;
  const passed = cases.length - failures - skipped;
  // A step without tests, such as the build, that failed counts as one; so does a run without any test.
  const failed = failures || (code === 0 && passed > 0 ? 0 : 1);
  console.info(`${passed} passed, ${failed} failed`);
  process.exitCode = failed > 0 ? 1 : 0;
});
