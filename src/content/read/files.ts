import { DEFAULT_LOCALE } from '@falaj/contract/locale.ts';
import { type ContentProblem, fieldName } from '../check/diagnostics/problem.ts';
import { fieldIn, withoutEchoes, wording } from '../check/diagnostics/schema-problems.ts';
import { contextFigures } from '../check/illustration-figures.ts';
import { quoteProblems } from '../check/quotes.ts';
import { repeatedFigures } from '../check/repeated-figures.ts';
import { type SharedFact, typedFacts } from '../check/typed-facts.ts';
import { unnamedFigures } from '../check/unnamed-figures.ts';
import { placeOf } from './addresses.ts';
import { bodyProblems } from './body.ts';
import { readMerged } from './merged.ts';
import { fillMarkdown, fillVariables } from './variables/fill-variables.ts';
import { openVariables, type Variables } from './variables/open.ts';
import { fieldOf } from './variables/page-variables.ts';
import { unknownVariable } from './variables/unknown-variable.ts';

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

/**
 * Reads a content file, fills in the variables, and checks it against its schema.
 * @param file path from the root of the repository, such as `content/site.yaml`
 * @param root folder of the repository
 * @param source text to read instead of the file's own
 * @param variables the values of placeholders, to share them when several files are read
 * @returns the parsed data with the text below a front matter, or the problems found, each with its line
 */
export function readContent(file: string, root = '.', source?: string, variables?: Variables) {
  const place = placeOf(file);
  if (!place) return { problems: [{ file, field: '', message: misplaced(file) }] };
  const { schema } = place.kind;
  const read = readMerged(file, root, source);
  if ('message' in read)
    return { problems: [{ file, line: read.index + 1, field: '', message: read.message }] };
  const known = variables ?? openVariables(root, place.locale);
  const resolve = known.resolverFor(file);
  const filled = fillVariables(read.data, resolve, schema);
  const text = fillMarkdown(read.body, resolve);
  const result = schema.safeParse(filled.data, { reportInput: true });

  const problems: ContentProblem[] = [];
  const waiting = new Set(filled.waiting.map(fieldName));
  const problem = (path: readonly PropertyKey[], message: string, line = read.lineOf(path)) => {
    const field = fieldName(path);
    // What such a field will say is not known yet.
    if (!waiting.has(field)) problems.push({ file, line, field, message });
  };
  const inBody = (line: number | undefined) => line && line + read.bodyLine - 1;
  for (const { path, line, ...unknown } of [...filled.unknown, ...text.unknown])
    problem(path, unknownVariable(unknown, known.namesFor(file)), inBody(line));
  for (const { path, message } of read.problems) problem(path, message);
  // Figures of a translation are those of the file below it.
  const isOriginal = place.locale === DEFAULT_LOCALE;
  for (const { path, message } of isOriginal
    ? [
        ...repeatedFigures(schema, read.data, filled.data),
        ...contextFigures(read.data),
        ...unnamedFigures(schema, result.data),
      ]
    : [])
    problem(path, message);
  if (isOriginal && place.name !== 'site')
    for (const { path, message, line } of typedFacts(
      read.data,
      read.body,
      sharedFacts(known, file),
    ))
      problem(path, message, path[0] === 'body' ? inBody(line) : undefined);
  if (file.endsWith('.md'))
    for (const { message, line } of [
      ...bodyProblems(file, text.body, figureIds(filled.data)),
      ...quoteProblems(file, text.body, root),
    ])
      problem(['body'], message, inBody(line));
  for (const issue of withoutEchoes(result.error?.issues ?? []))
    problem(fieldIn(issue), wording(schema, issue));
  if (problems.length > 0 || !result.success) return { problems };
  const { lineOf, bodyLine } = read;
  return { data: result.data, body: text.body, bodyLine, problems, lineOf };
}
