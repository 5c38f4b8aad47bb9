import type { z } from 'astro/zod';
import { type ContentPlace, placeOf } from './addresses.ts';
import { type MergedSource, readMerged } from './merged.ts';
import { fillMarkdown, fillVariables, type UnknownVariable } from './variables/fill-variables.ts';
import type { Variables } from './variables/open.ts';
import type { LineProblem } from './yaml/yaml-problems.ts';

/** A content file as it was read, with what its checks need to know. */
export interface ReadFile {
  /** Path from the root of the repository. */
  file: string;
  place: ContentPlace;
  /** Its fields as their schema gives them; undefined where they do not meet it. */
  data: unknown;
  /** The text below a front matter, with variables filled in. */
  body: string;
  /** The line on which that text begins, counted from 1. */
  bodyLine: number;
  /** The text that was read in place of the file's own. */
  text: string | undefined;
  /** The file before variables and schema. */
  source: MergedSource;
  /** Its fields with variables filled in, before the schema. */
  filled: unknown;
  /** Names in curly brackets that are no variables. */
  unknown: UnknownVariable[];
  /** The paths of fields whose variables stand in a file that cannot be read. */
  waiting: PropertyKey[][];
  /** What the schema refuses. */
  issues: z.core.$ZodIssue[];
}

/**
 * Reads a content file: merges a translation into its English, fills in variables, and takes the fields through their schema.
 * @param file path from the root of the repository, such as `content/site.yaml`
 * @param variables the values of placeholders in its language
 * @param root folder of the repository
 * @param text to read instead of the file's own
 * @returns undefined for a file that the site does not read, and the line that stops its reading
 */
export function readFile(
  file: string,
  variables: Variables,
  root: string,
  text?: string,
): ReadFile | LineProblem | undefined {
  const place = placeOf(file);
  if (!place) return undefined;
  const source = readMerged(file, root, text);
  if ('message' in source) return source;
  const { schema } = place.kind;
  const resolve = variables.resolverFor(file);
  const { data: filled, unknown, waiting } = fillVariables(source.data, resolve, schema);
  const filledText = fillMarkdown(source.body, resolve);
  const { data, error } = schema.safeParse(filled, { reportInput: true });
  return {
    ...{ file, place, data, text, source, filled, waiting },
    body: filledText.body,
    bodyLine: source.bodyLine,
    unknown: [...unknown, ...filledText.unknown],
    issues: error?.issues ?? [],
  };
}
