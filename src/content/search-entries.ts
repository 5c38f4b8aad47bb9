import type { SearchEntry } from '../features/search-index/search.ts';
import type { Body } from '../lib/markdown.ts';
import { leaves } from './set.ts';

/** Fields that name a part of a page: titles of problems, solutions, features, steps, questions. */
const HEADINGS = new Set(['title', 'name', 'question', 'toolsTitle', 'stepsTitle']);

/** Fields of copy that readers see below those names. */
const COPY = new Set(
  `subtitle badges description longDescription intro impact benefit benefits transition metric label
  deliverables because challenge solution results company industry quote text answer features uses
  useCases protocols items expertise role paragraphs tags format`.split(/\s+/),
);

/** Parts of a page that are not its copy. */
const ASIDE = new Set([
  'seo',
  'backgroundImage',
  'image',
  'avatar',
  'primaryCall',
  'secondaryCall',
  'calls',
  'call',
  'notes',
]);

/** What the entry of a page says about it besides its copy. */
type Label = Pick<SearchEntry, 'id' | 'title' | 'group' | 'kind' | 'description'>;

/** The entry of a page whose copy stands in fields (content/offers, content/pages). */
export function fieldsEntry(label: Label, data: unknown): SearchEntry {
  const headings: string[] = [];
  const text: string[] = [];
  for (const { path, value } of leaves(data)) {
    const names = path.filter((part) => typeof part === 'string');
    const field = names.at(-1) ?? '';
    if (names.some((name) => ASIDE.has(name))) continue;
    if (HEADINGS.has(field)) headings.push(value);
    else if (COPY.has(field)) text.push(value);
  }
  return { ...label, headings: headings.join('\n'), text: text.join('\n') };
}

/** The entry of a page whose copy is Markdown (documentation, articles, legal notices). */
export function bodyEntry(label: Label, body: Body, labels: string[] = []): SearchEntry {
  const headings = [...labels, ...body.headings.map(({ text }) => text)];
  return { ...label, headings: headings.join('\n'), text: body.text };
}
