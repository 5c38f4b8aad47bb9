import { globSync, readFileSync, statSync } from 'node:fs';
import { zipSync } from 'fflate';

const FOLDER = 'packages/code-examples/';

/**
 * Packs the code examples into a ZIP archive; the same files give the same bytes.
 * @param name of the folder in the archive that contains everything
 * @param date ISO 8601 day with which every file is dated; a ZIP stores local times
 */
export function packExamples(name: string, date: string): Uint8Array {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const mtime = new Date(year, month - 1, day);
  // Hidden files are not matched. Left out are what npm and the compiler write there, and our tests.
  const files = globSync('**/*', { cwd: FOLDER, exclude: ['node_modules', 'artifacts', 'tests'] })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => statSync(FOLDER + file).isFile())
    .sort();
  const entries = files.map((file) => [`${name}/${file}`, readFileSync(FOLDER + file)] as const);
  return zipSync(Object.fromEntries(entries), { level: 9, mtime });
}
