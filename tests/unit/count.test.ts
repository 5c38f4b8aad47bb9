import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  addCounts,
  countReport,
  countStep,
  playwrightCount,
  printCount,
  vitestCount,
} from '../../scripts/test/count.ts';

const VITEST = '{"numPassedTests":5,"numFailedTests":1,"numPendingTests":2,"numTodoTests":1}';
const PLAYWRIGHT = '{"stats":{"expected":5,"flaky":1,"unexpected":2,"skipped":3}}';

test('the last line names what was skipped only when something was', () => {
  expect(printCount({ passed: 2, failed: 0, skipped: 0 })).toBe('2 passed, 0 failed');
  expect(printCount({ passed: 2, failed: 1, skipped: 3 })).toBe('2 passed, 1 failed, 3 skipped');
});

test('steps and reports add up', () => {
  const counts = [
    countStep(true),
    countStep(false),
    vitestCount(VITEST),
    playwrightCount(PLAYWRIGHT),
  ];
  expect(addCounts(counts)).toEqual({ passed: 12, failed: 4, skipped: 6 });
});

test('a step that broke counts as failed whatever its report says', () => {
  const folder = mkdtempSync(join(tmpdir(), 'count-'));
  const file = join(folder, 'report.json');
  expect(countReport(file, vitestCount, true)).toEqual(countStep(false));
  writeFileSync(file, VITEST.replace('"numFailedTests":1', '"numFailedTests":0'));
  expect(countReport(file, vitestCount, true)).toEqual({ passed: 5, failed: 0, skipped: 3 });
  expect(countReport(file, vitestCount, false)).toEqual({ passed: 5, failed: 1, skipped: 3 });
});
