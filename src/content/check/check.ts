import { DEFAULT_LOCALE } from '@falaj/contract/locale.ts';
import { listMasters } from '../images/picture-files.ts';
import { originalOf } from '../read/addresses.ts';
import { type Content, openContent } from '../read/content.ts';
import type { ReadFile } from '../read/files.ts';
import { checkDeals } from './deals.ts';
import { type ContentProblem, pathOf } from './diagnostics/problem.ts';
import { checkEndpoint } from './endpoint.ts';
import { checkFile } from './file.ts';
import { checkMenus } from './lists.ts';
import { checkContentSet } from './set.ts';
import { checkSums } from './sums.ts';
import { checkTranslations } from './translations.ts';

/** The files that meet their schema, and every problem of all files. */
export interface CheckedContent {
  files: ReadFile[];
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

/** Gives each problem of a field its line. */
const placed = (found: ContentProblem[], files: ReadFile[]) =>
  found.map((problem) => ({
    ...problem,
    line:
      problem.line ??
      files.find(({ file }) => file === problem.file)?.source.lineOf(pathOf(problem.field)),
  }));

/** Checks the files of the root language, all of which meet their schema, against each other. */
function checkTogether(files: ReadFile[], root: string): ContentProblem[] {
  // Translations have the structure of the files that they are merged into.
  const originals = files.filter(({ place }) => place.locale === DEFAULT_LOCALE);
  const { masters } = listMasters(root);
  return [...checkContentSet(originals, new Set(masters.keys())), ...checkMenus(originals)];
}

/**
 * Checks every content file against its schema, and then all of them against each other.
 * @param isToBuild whether what is allowed only in `npm run dev` counts as a problem
 */
export function checkContent(content: Content = openContent(), isToBuild = false): CheckedContent {
  const checks = content.names().map((file) => checkFile(file, content));
  const files = checks.flatMap(({ read }) => read ?? []);
  const problems = checks.flatMap((check) => check.problems);
  // A file that fails its own schema would only cause further problems in others.
  if (problems.length === 0)
    problems.push(...checkTogether(files, content.root), ...checkDeals(files), ...checkSums(files));
  const translations = checkTranslations(files, content.root);
  problems.push(...translations.problems);
  if (isToBuild) problems.push(...checkEndpoint(files));
  return {
    files,
    problems: placed(withoutRepeats(problems), files),
    stale: placed(translations.stale, files),
  };
}

/**
 * Checks one file that somebody is changing, by itself and among the others: what `checkContent` would say about it,
 * in the time of one file where the others have been read.
 * @param file path from the root of the repository
 * @param content with the other files
 * @param text that the file shall hold; without it, what it holds
 */
export function checkChange(file: string, content: Content, text?: string): ContentProblem[] {
  const { read, problems } = checkFile(file, content, text);
  if (!read) return problems;
  const { place } = read;
  const others = content.names().flatMap((name) => {
    const other = name === file ? undefined : content.read(name);
    return other && 'data' in other && other.issues.length === 0 ? [other] : [];
  });
  const found =
    place.locale === DEFAULT_LOCALE
      ? checkTogether([...others, read], content.root)
      : checkTranslations([read, ...content.of('glossary', place.locale)], content.root).problems;
  return placed(
    found.filter((problem) => problem.file === file),
    [read],
  );
}
