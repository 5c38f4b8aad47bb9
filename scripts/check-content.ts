import { LOCALES } from '@falaj/contract/locale.ts';
import { checkContent } from '../src/content/check/check.ts';
import { describeProblem } from '../src/content/check/diagnostics/problem.ts';
import { findRepeats, findSharedHeadings } from '../src/content/check/repeats.ts';
import { localeOfFile } from '../src/content/read/addresses.ts';
import { openContent } from '../src/content/read/content.ts';

/**
 * Checks every content file against its schema and against the others, as the build does. It also looks for
 * copy that two pages share, which would not stop a build, and lists the translations whose English has changed since. Those
 * fail only in `npm test -- --all`, and only in a published language, so that nobody who mends an English sentence has to
 * translate it (docs/translate.md).
 */
const { files, problems, stale } = checkContent(openContent(), true);
if (problems.length === 0) problems.push(...findRepeats(files), ...findSharedHeadings(files));
for (const problem of problems) console.error(describeProblem(problem));
for (const part of stale) console.info(describeProblem(part));
console.info(
  `${files.length} content files read, ${problems.length} problems, ${stale.length} parts of translations out of date`,
);
const isPublished = ({ file }: { file: string }) => LOCALES.includes(localeOfFile(file));
const isTooOld = process.env.TEST_SCOPE === 'all' && stale.some(isPublished);
process.exitCode = problems.length > 0 || isTooOld ? 1 : 0;
