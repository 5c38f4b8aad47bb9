import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { z } from 'astro/zod';
import { parse } from 'yaml';
import { splitFrontMatter } from '../lib/markdown.ts';
import { aboutPage } from '../schemas/about.ts';
import { article } from '../schemas/article.ts';
import { documentationItem, download } from '../schemas/documentation.ts';
import { legalPage } from '../schemas/legal.ts';
import { navigation } from '../schemas/navigation.ts';
import { OFFER_GROUPS, offer } from '../schemas/offer.ts';
import { contactPage, homePage, notFoundPage } from '../schemas/pages.ts';
import { pending } from '../schemas/pending.ts';
import { blogPage, caseStudiesPage, documentationPage } from '../schemas/resources.ts';
import { searchPage } from '../schemas/search.ts';
import { portfolioPage, servicesPage } from '../schemas/services-page.ts';
import { site } from '../schemas/site.ts';
import { synonyms } from '../schemas/synonyms.ts';
import { words } from '../schemas/words.ts';
import { bodyFaults } from './body.ts';

/** Which schema a file in content/ has to meet; content.config.ts wires the same ones into the build. */
const SCHEMAS: [RegExp, z.ZodType][] = [
  [/^content\/site\.yaml$/, site],
  [/^content\/navigation\.yaml$/, navigation],
  [/^content\/pending\.yaml$/, pending],
  [/^content\/search\.yaml$/, synonyms],
  [/^content\/interface\/[a-z]{2}\.yaml$/, words],
  [/^content\/pages\/home\.yaml$/, homePage],
  [/^content\/pages\/contact\.yaml$/, contactPage],
  [/^content\/pages\/not-found\.yaml$/, notFoundPage],
  [/^content\/pages\/search\.yaml$/, searchPage],
  [/^content\/pages\/about\.yaml$/, aboutPage],
  [/^content\/pages\/services\.yaml$/, servicesPage],
  [/^content\/pages\/portfolio\.yaml$/, portfolioPage],
  [/^content\/pages\/resources\/case-studies\.yaml$/, caseStudiesPage],
  [/^content\/pages\/resources\/documentation\.yaml$/, documentationPage],
  [/^content\/pages\/resources\/blog\.yaml$/, blogPage],
  [/^content\/library\/documentation\/[a-z0-9-]+\.md$/, documentationItem],
  [/^content\/library\/downloads\/[a-z0-9-]+\.yaml$/, download],
  [/^content\/articles\/[a-z0-9-]+\.md$/, article],
  [/^content\/legal\/[a-z0-9-]+\.md$/, legalPage],
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
 * @returns the parsed data with the text below a front matter, or the faults found
 */
export function readContent(
  file: string,
  root = '.',
  source = readFileSync(join(root, file), 'utf8'),
) {
  const schema = SCHEMAS.find(([pattern]) => pattern.test(file))?.[1];
  if (!schema)
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
  const result = schema.safeParse(raw);
  const bodily = isText ? bodyFaults(file, body) : [];
  const faults = bodily.map((message): ContentFault => ({ file, field: 'body', message }));
  if (result.success && faults.length === 0) return { data: result.data, body, faults };
  for (const issue of result.error?.issues ?? [])
    faults.push({ file, field: fieldName(issue.path), message: wording(issue) });
  return { faults };
}
