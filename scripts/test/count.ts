import { readFileSync } from 'node:fs';

/** The number of checks with each result. */
export interface Count {
  passed: number;
  failed: number;
  skipped: number;
}

/** Counts a step that is a single check. */
export function countStep(ok: boolean): Count {
  return { passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 };
}

/** Adds up counts. */
export function addCounts(counts: Count[]): Count {
  const sum = (part: keyof Count) => counts.reduce((total, count) => total + count[part], 0);
  return { passed: sum('passed'), failed: sum('failed'), skipped: sum('skipped') };
}

/**
 * Formats the line that ends the run: `12 passed, 0 failed`, and the number of skipped checks if there are
 * any.
 */
export function printCount({ passed, failed, skipped }: Count): string {
  const line = `${passed} passed, ${failed} failed`;
  return skipped > 0 ? `${line}, ${skipped} skipped` : line;
}

/** Reads the counts from Vitest's JSON report. */
export function vitestCount(report: string): Count {
  const { numPassedTests, numFailedTests, numPendingTests, numTodoTests } = JSON.parse(report);
  return {
    passed: numPassedTests,
    failed: numFailedTests,
    skipped: numPendingTests + numTodoTests,
  };
}

/**
 * Reads the counts from Playwright's JSON report. A test that passed when it was tried again counts as
 * passed.
 */
export function playwrightCount(report: string): Count {
  const { expected, flaky, unexpected, skipped } = JSON.parse(report).stats;
  return { passed: expected + flaky, failed: unexpected, skipped };
}

/**
 * Reads the count of a step that writes a report. A step that failed without a failed test, such as one whose
 * report is missing, counts as one failure.
 */
export function countReport(file: string, read: (report: string) => Count, ok: boolean): Count {
  let count: Count;
  try {
    count = read(readFileSync(file, 'utf8'));
  } catch {
    return countStep(false);
  }
  return ok || count.failed > 0 ? count : { ...count, failed: 1 };
}
