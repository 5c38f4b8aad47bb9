import { globSync, readFileSync, statSync } from 'node:fs';
import { zipSync } from 'fflate';

const FOLDER = 'packages/code-examples/';

/**
 * The code examples as an archive; the same files give the same bytes.
 * @param name the one folder that everything lies in
 * @param date day that every file is dated with, ISO 8601; a ZIP knows local time only
 */
export function packExamples(name: string, date: string): Uint8Array {
  const [year = 0, month = 1, day = 1] = date.split('-').map(Number);
  const mtime = new Date(year, month - 1, day);
  // Hidden files are not matched; what npm and the compiler put there is not ours, our tests are not theirs.
  const files = globSync('**/*', { cwd: FOLDER, exclude: ['node_modules', 'artifacts', 'tests'] })
    .map((file) => file.replaceAll('\\', '/'))
    .filter((file) => statSync(FOLDER + file).isFile())
    .sort();
  const entries = files.map((file) => [`${name}/${file}`, readFileSync(FOLDER + file)] as const);
  return zipSync(Object.fromEntries(entries), { level: 9, mtime });
}
