import { readFileSync } from 'node:fs';
import { relative } from 'node:path';

/** A test that failed, and its message. */
export interface Failure {
  file: string;
  name: string;
  message: string;
}

interface VitestReport {
  testResults: {
    name: string;
    status: string;
    message?: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] }[];
  }[];
}

/**
 * Reads the failures from a report of Vitest. A file that could not be loaded counts as one.
 * @param root the folder to which the names of files are relative
 * @throws when there is no report
 */
export function failuresIn(report: string, root: string): Failure[] {
  const { testResults }: VitestReport = JSON.parse(readFileSync(report, 'utf8'));
  return testResults.flatMap(({ name, status, message = '', assertionResults }) => {
    const file = relative(root, name).replaceAll('\\', '/');
    const failed = assertionResults.filter((result) => result.status === 'failed');
    if (failed.length === 0 && status === 'failed') return [{ file, name: 'the file', message }];
    return failed.map(({ fullName, failureMessages: [first = ''] }) => ({
      file,
      name: fullName,
      message: first.split('\n    at ')[0] ?? '',
    }));
  });
}
