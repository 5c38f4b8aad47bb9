import { globSync } from 'node:fs';
import { DEFAULT_LOCALE, TRANSLATIONS } from '@falaj/contract/locale.ts';
import { listMasters } from '../images/picture-files.ts';
import { originalOf, placeOf } from '../read/addresses.ts';
import { readContent } from '../read/files.ts';
import { openVariables } from '../read/variables/open.ts';
import { checkDeals } from './deals.ts';
import { type ContentProblem, pathOf } from './diagnostics/problem.ts';
import { checkEndpoint } from './endpoint.ts';
import { checkMenus } from './lists.ts';
import type { CheckedFile } from './of-kind.ts';
import { checkContentSet } from './set.ts';
import { checkSums } from './sums.ts';
import { checkTranslations } from './translations.ts';

/** The files that meet their schema, and every problem of all files. */
export interface CheckedContent {
  files: CheckedFile[];
  problems: ContentProblem[];
  /** Translations of which the English has changed since. */
  stale: ContentProblem[];
}

/** Takes away what a translation only repeats of the file that it is merged into. */
const withoutRepeats = (problems: ContentProblem[]) =>
  problems.filter(({ file, field, message }) => {
    const original = originalOf(file);
    const isRepeat = (other: ContentProblem) =>
      other.file === original &&
      other.field === field &&
      // A problem without a field is one of the whole file, and nothing can be merged into a file that cannot be read.
      (other.message === message || field === '');
    return file === original || !problems.some(isRepeat);
  });

/**
 * Checks every content file against its schema, and then all of them against each other.
 * @param root folder of the repository
 * @param isToBuild whether what is allowed only in `npm run dev` counts as a problem
 */
export function checkContent(root = '.', isToBuild = false): CheckedContent {
  // The names that systems and editors give to files of their own begin with a dot or end with ~.
  const names = globSync('content/**/*.*', { cwd: root, exclude: ['**/.*', '**/*~'] })
    .map((name) => name.replaceAll('\\', '/'))
    .sort();
  const files: CheckedFile[] = [];
  const problems: ContentProblem[] = [];
  const variables = new Map(
    [DEFAULT_LOCALE, ...TRANSLATIONS].map((locale) => [locale, openVariables(root, locale)]),
  );
  const lines = new Map<string, (path: readonly PropertyKey[]) => number>();
  for (const file of names) {
    const place = placeOf(file);
    const result = readContent(file, root, undefined, place && variables.get(place.locale));
    problems.push(...result.problems);
    if (!place || !result.lineOf) continue;
    const { data, body, bodyLine } = result;
    files.push({ file, place, data, body, bodyLine });
    lines.set(file, result.lineOf);
  }
  const translations = checkTranslations(files, root);
  const { masters } = listMasters(root);
  // A file that fails its own schema would only cause further problems in others.
  if (problems.length === 0) {
    // Translations have the structure of the files that they are merged into.
    const originals = files.filter(({ place }) => place.locale === DEFAULT_LOCALE);
    problems.push(...checkContentSet(originals, new Set(masters.keys())), ...checkMenus(originals));
    problems.push(...checkDeals(files), ...checkSums(files));
  }
  problems.push(...translations.problems);
  if (isToBuild) problems.push(...checkEndpoint(files));
  const placed = (found: ContentProblem[]) =>
    found.map((problem) => ({
      ...problem,
      line: problem.line ?? lines.get(problem.file)?.(pathOf(problem.field)),
    }));
  return { files, problems: placed(withoutRepeats(problems)), stale: placed(translations.stale) };
}
