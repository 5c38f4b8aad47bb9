import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/**
 * Environment variables that tell programs where temporary files go: POSIX systems read the first, Windows
 * the others.
 */
const VARIABLES = ['TMPDIR', 'TEMP', 'TMP'];

/**
 * The global set-up of Vitest and of Playwright. It puts all temporary files of a run into one folder that is
 * deleted at its end, so that tests need not remove theirs.
 * @returns a function to call after the last test
 */
export default function keepTemporaryFilesTogether(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'falaj-tests-'));
  for (const name of VARIABLES) process.env[name] = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
