import { spawnSync } from 'node:child_process';
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { dirname } from 'node:path';
import { addCounts, type Count, countReport, countStep, vitestCount } from './test/count.ts';
import { hasPassed, inputHash, notePassed } from './workspaces/stamp.ts';

/**
 * Runs the tests of every workspace whose inputs have changed since its tests last passed; `--force` runs
 * all. The counts of tests are written as JSON to test-results/workspaces.json.
 */
const OUTCOME = 'test-results/workspaces.json';

function runTests(folder: string): Count {
  const report = `test-results/${folder}.json`;
  mkdirSync(dirname(report), { recursive: true });
  rmSync(report, { force: true });
  const reporters = [
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${process.cwd()}/${report}`,
  ];
  const args = [
    'run',
    `--maxWorkers=${availableParallelism()}`,
    '--root',
    folder,
    '--dir',
    `${folder}/tests`,
    ...reporters,
  ];
  const { status } = spawnSync('vitest', args, {
    stdio: 'inherit',
    shell: process.platform === 'win32',
  });
  return countReport(report, vitestCount, status === 0);
}

const isForced = process.argv.includes('--force');
const folders = globSync(['{contract,desk}/package.json', 'packages/*/package.json'])
  .map((file) => dirname(file).replaceAll('\\', '/'))
  .sort();
const counts = folders.map((folder): Count => {
  const { scripts } = JSON.parse(readFileSync(`${folder}/package.json`, 'utf8'));
  if (!scripts?.test) {
    console.error(`${folder}: has no tests`);
    return countStep(false);
  }
  const inputs = inputHash('.', folder);
  if (!isForced && hasPassed('.', folder, inputs)) {
    console.info(`${folder}: unchanged since its tests passed`);
    return { passed: 0, failed: 0, skipped: 0 };
  }
  const count = runTests(folder);
  if (count.failed === 0) notePassed('.', folder, inputs);
  return count;
});

const total = addCounts(counts);
mkdirSync(dirname(OUTCOME), { recursive: true });
writeFileSync(OUTCOME, JSON.stringify(total));
process.exitCode = total.failed > 0 ? 1 : 0;
