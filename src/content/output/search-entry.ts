import type { z } from 'astro/zod';
import type { SearchEntry } from '../../features/search-index/index-format.ts';
import { unwrap } from '../../schemas/shared/inside.ts';
import { roleOf, type SearchRole } from '../../schemas/shared/searched.ts';
import type { Body } from '../read/markdown.ts';

/** The fields of a search entry besides the copy of the page. */
type Head = Pick<SearchEntry, 'id' | 'title' | 'group' | 'kind' | 'description'>;

type Words = { [Role in 'heading' | 'text']: string[] };

/** Collects the copy of a value by the roles that its schema gives. */
function collect(schema: z.core.$ZodType, value: unknown, words: Words, around?: SearchRole): void {
  const [inner, role] = [unwrap(schema), roleOf(schema, around)];
  if (role === 'aside' || value === null || value === undefined) return;
  if (typeof value === 'string') {
    // A value of a closed list is copy only where the schema says so.
    if (role) words[role].push(value);
    return;
  }
  const { def } = inner._zod;
  if (def.type === 'union') {
    const { options } = def as z.core.$ZodUnionDef;
    const form = options.find((option) => (option as z.ZodType).safeParse(value).success);
    if (form) collect(form, value, words, role);
  } else if (Array.isArray(value)) {
    const { element } = def as z.core.$ZodArrayDef;
    for (const item of value) collect(element, item, words, role);
  } else if (typeof value === 'object') {
    const { shape, valueType } = def as Partial<z.core.$ZodObjectDef & z.core.$ZodRecordDef>;
    for (const [key, item] of Object.entries(value)) {
      const field = shape?.[key] ?? valueType;
      if (field) collect(field, item, words, role);
    }
  }
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
