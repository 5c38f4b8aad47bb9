import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'astro/zod';
import { parse } from 'yaml';
import { splitFrontMatter } from '../lib/markdown.ts';
import { placeOf } from './addresses.ts';
import { bodyFaults } from './body.ts';

/** A fault in a content file, worded for the person who edits it. */
export interface ContentFault {
  file: string;
  field: string;
  message: string;
}

/** Prints a fault as `content/offers/industries/energy.yaml: hero.title: must not be empty`. */
export const describeFault = ({ file, field, message }: ContentFault) =>
  field ? `${file}: ${field}: ${message}` : `${file}: ${message}`;

/** `['items', 0, 'title']` as `items[0].title`, the way an editor looks for it. */
export const fieldName = (path: readonly PropertyKey[]) =>
  path.reduce<string>((name, part) => {
    if (typeof part === 'number') return `${name}[${part}]`;
    return name ? `${name}.${String(part)}` : String(part);
  }, '');

/** What zod found, in words for the person who edits the file. */
function wording(issue: z.core.$ZodIssue): string {
  if (issue.code === 'invalid_type' && issue.message.endsWith('received undefined'))
    return 'is missing';
  if (issue.code !== 'invalid_union') return issue.message;
  const forms = issue.errors.map((form) => form.map(wording).join(', '));
  return `fits none of its forms (${[...new Set(forms)].join('; or ')})`;
}

/**
 * Reads a content file and holds it against its schema.
 * @param file path from the root of the repository, such as `content/site.yaml`
 * @param root folder of the repository
 * @param source text to read instead of the file's own
 * @returns the parsed data with the text below a front matter, or the faults found
 */
export function readContent(
  file: string,
  root = '.',
  source = readFileSync(join(root, file), 'utf8'),
) {
  const place = placeOf(file);
  if (!place)
    return { faults: [{ file, field: '', message: 'no schema knows a file at this place' }] };
  const isText = file.endsWith('.md');
  const { matter, body } = isText ? splitFrontMatter(source) : { matter: source, body: '' };
  let raw: unknown;
  try {
    raw = parse(matter);
  } catch (error) {
    return {
      faults: [{ file, field: '', message: `is not valid YAML: ${(error as Error).message}` }],
    };
  }
  const result = place.kind.schema.safeParse(raw);
  const bodily = isText ? bodyFaults(file, body) : [];
  const faults = bodily.map((message): ContentFault => ({ file, field: 'body', message }));
  if (result.success && faults.length === 0) return { data: result.data, body, faults };
  for (const issue of result.error?.issues ?? [])
    faults.push({ file, field: fieldName(issue.path), message: wording(issue) });
  return { faults };
}
