import type { z } from 'astro/zod';
import type { SearchEntry } from '../../features/search-index/index-format.ts';
import { partsOf } from '../../schemas/shared/inside.ts';
import { roleOf, type SearchRole } from '../../schemas/shared/searched.ts';
import type { Body } from '../read/markdown.ts';

/** The fields of a search entry besides the copy of the page. */
type Head = Pick<SearchEntry, 'id' | 'title' | 'group' | 'kind' | 'description' | 'names'>;

type Words = { [Role in 'heading' | 'text']: string[] };

/** Collects the copy of a value by the roles that its schema gives. */
function collect(schema: z.core.$ZodType, value: unknown, words: Words, around?: SearchRole): void {
  const role = roleOf(schema, around);
  if (role === 'aside') return;
  // A value of a closed list is copy only where the schema says so.
  if (typeof value === 'string' && role) words[role].push(value);
  if (typeof value === 'object')
    for (const part of partsOf(schema, value)) collect(part.schema, part.value, words, role);
}

/**
 * Makes the search entry of a page: its copy by the roles that the schema gives, and the text below a front
 * matter.
 * @param labels by which readers search for it, though they are not in the text
 */
export function searchEntry(
  head: Head,
  schema: z.core.$ZodType,
  data: unknown,
  { body, labels = [] }: { body?: Body | undefined; labels?: string[] | undefined } = {},
): SearchEntry {
  const words: Words = { heading: [...labels], text: [] };
  collect(schema, data, words);
  const headings = [...words.heading, ...(body?.headings.map(({ text }) => text) ?? [])];
  const text = [...words.text, ...(body ? [body.text] : [])];
  return { ...head, headings: headings.join('\n'), text: text.join('\n') };
}
