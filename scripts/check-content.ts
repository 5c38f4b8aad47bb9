import { checkContent } from '../src/content/check/check.ts';
import { describeProblem } from '../src/content/check/diagnostics/problem.ts';
import { findRepeats, findSharedHeadings } from '../src/content/check/repeats.ts';
import { DEFAULT_LOCALE } from '../src/lib/locale.ts';

/**
 * Checks every content file against its schema and against the others, as the build does. It also looks for
 * copy that two pages share, which would not stop a build.
 */
const { files, problems } = checkContent('.', true);
const originals = files.filter(({ place }) => place.locale === DEFAULT_LOCALE);
if (problems.length === 0)
  problems.push(...findRepeats(originals), ...findSharedHeadings(originals));
for (const problem of problems) console.error(describeProblem(problem));
console.info(`${files.length} content files read, ${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;
