import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** What tells programs where temporary files go: POSIX systems read the first, Windows the others. */
const VARIABLES = ['TMPDIR', 'TEMP', 'TMP'];

/**
 * The global set-up of Vitest and of Playwright: whatever a run puts among the temporary files of the machine goes
 * with the run, so that a test need not tidy up what it made.
 * @returns what is to be done after the last test
 */
export default function keepTemporaryFilesTogether(): () => void {
  const folder = mkdtempSync(join(tmpdir(), 'falaj-tests-'));
  for (const name of VARIABLES) process.env[name] = folder;
  return () => rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}
