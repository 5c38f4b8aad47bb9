import { DEFAULT_LOCALE } from '@falaj/contract/locale.ts';
import { placeOf } from '../read/addresses.ts';
import { type Content, openContent } from '../read/content.ts';
import type { ReadFile } from '../read/files.ts';
import type { Variables } from '../read/variables/open.ts';
import { fieldOf } from '../read/variables/page-variables.ts';
import { bodyProblems } from './body.ts';
import { type ContentProblem, fieldName } from './diagnostics/problem.ts';
import { fieldIn, withoutEchoes, wording } from './diagnostics/schema-problems.ts';
import { unknownVariable } from './diagnostics/unknown-variable.ts';
import { contextFigures } from './illustration-figures.ts';
import { quoteProblems } from './quotes.ts';
import { repeatedFigures } from './repeated-figures.ts';
import { type SharedFact, typedFacts } from './typed-facts.ts';
import { unnamedFigures } from './unnamed-figures.ts';

/** Message about a file that the site does not read. */
function misplaced(file: string): string {
  const right = file
    .toLowerCase()
    .replace(/\.yml$/, '.yaml')
    .replace(/\.markdown$/, '.md');
  const plain = right.replaceAll(/[ _]+/g, '-');
  if (plain !== file && placeOf(plain)) return `is not read under this name; call it ${plain}`;
  return 'the site reads no file here; docs/add-a-page.md and docs/add-an-article.md say where files belong';
}

/** Ids of the figures in a front matter, even if it does not meet its schema. */
function figureIds(data: unknown): string[] {
  const figures = [fieldOf(data, 'figures') ?? []].flat();
  return figures.map((figure) => String(fieldOf(figure, 'id') ?? ''));
}

/** What content/site.yaml states for other files to name. */
const sharedFacts = (known: Variables, file: string): SharedFact[] =>
  known.namesFor(file).flatMap((name) => {
    const value = name.startsWith('claims.') ? known.resolverFor(file)(name) : undefined;
    return typeof value === 'string' ? [{ name, value }] : [];
  });

/** A content file with what is wrong about it; undefined where there is anything. */
export interface FileCheck {
  read: ReadFile | undefined;
  problems: ContentProblem[];
}

/**
 * Checks a content file by itself: that it can be read, meets its schema, and names only what there is.
 * @param file path from the root of the repository, such as `content/site.yaml`
 * @param content that it belongs to
 * @param text to check instead of the file's own
 */
export function checkFile(
  file: string,
  content: Content = openContent(),
  text?: string,
): FileCheck {
  const read = content.read(file, text);
  const stop = (message: string, line?: number) => ({
    read: undefined,
    problems: [{ file, line, field: '', message }],
  });
  if (!read) return stop(misplaced(file));
  if ('message' in read) return stop(read.message, read.index + 1);
  const { place, source, filled, body, bodyLine, data } = read;
  const { schema } = place.kind;
  const known = content.variables(place.locale);

  const problems: ContentProblem[] = [];
  const waiting = new Set(read.waiting.map(fieldName));
  const problem = (path: readonly PropertyKey[], message: string, line = source.lineOf(path)) => {
    const field = fieldName(path);
    // What such a field will say is not known yet.
    if (!waiting.has(field)) problems.push({ file, line, field, message });
  };
  const inBody = (line: number | undefined) => line && line + bodyLine - 1;
  for (const { path, line, ...unknown } of read.unknown)
    problem(path, unknownVariable(unknown, known.namesFor(file)), inBody(line));
  for (const { path, message } of source.problems) problem(path, message);
  // Figures of a translation are those of the file below it.
  const isOriginal = place.locale === DEFAULT_LOCALE;
  for (const { path, message } of isOriginal
    ? [
        ...repeatedFigures(schema, source.data, filled),
        ...contextFigures(source.data),
        ...unnamedFigures(schema, data),
      ]
    : [])
    problem(path, message);
  if (isOriginal && place.name !== 'site')
    for (const { path, message, line } of typedFacts(
      source.data,
      source.body,
      sharedFacts(known, file),
    ))
      problem(path, message, path[0] === 'body' ? inBody(line) : undefined);
  if (file.endsWith('.md'))
    for (const { message, line } of [
      ...bodyProblems(file, body, figureIds(filled)),
      ...quoteProblems(file, body, content.root),
    ])
      problem(['body'], message, inBody(line));
  for (const issue of withoutEchoes(read.issues)) problem(fieldIn(issue), wording(schema, issue));
  const isRight = problems.length === 0 && read.issues.length === 0;
  return { read: isRight ? read : undefined, problems };
}
