import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'astro/zod';
import { parse } from 'yaml';
import { navigation } from '../schemas/navigation.ts';
import { OFFER_GROUPS, offer } from '../schemas/offer.ts';
import { contactPage, homePage, notFoundPage } from '../schemas/pages.ts';
import { pending } from '../schemas/pending.ts';
import { site } from '../schemas/site.ts';
import { words } from '../schemas/words.ts';

/** Which schema a file in content/ has to meet; content.config.ts wires the same ones into the build. */
const SCHEMAS: [RegExp, z.ZodType][] = [
  [/^content\/site\.yaml$/, site],
  [/^content\/navigation\.yaml$/, navigation],
  [/^content\/pending\.yaml$/, pending],
  [/^content\/interface\/[a-z]{2}\.yaml$/, words],
  [/^content\/pages\/home\.yaml$/, homePage],
  [/^content\/pages\/contact\.yaml$/, contactPage],
  [/^content\/pages\/not-found\.yaml$/, notFoundPage],
  [new RegExp(`^content/offers/(${OFFER_GROUPS.join('|')})/[a-z0-9-]+\\.yaml$`), offer],
];

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
 * @returns the parsed data, or the faults found
 */
export function readContent(
  file: string,
  root = '.',
  source = readFileSync(join(root, file), 'utf8'),
) {
  const schema = SCHEMAS.find(([pattern]) => pattern.test(file))?.[1];
  if (!schema)
    return { faults: [{ file, field: '', message: 'no schema knows a file at this place' }] };
  let raw: unknown;
  try {
    raw = parse(source);
  } catch (error) {
    return {
      faults: [{ file, field: '', message: `is not valid YAML: ${(error as Error).message}` }],
    };
  }
  const result = schema.safeParse(raw);
  if (result.success) return { data: result.data, faults: [] };
  const faults = result.error.issues.map(
    (issue): ContentFault => ({ file, field: fieldName(issue.path), message: wording(issue) }),
  );
  return { faults };
}
