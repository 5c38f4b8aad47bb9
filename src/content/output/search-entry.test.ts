import { z } from 'astro/zod';
import { expect, test } from 'vitest';
import { buildIndex } from '../../features/search-index/build-index.ts';
import { searchIn } from '../../features/search-index/search.ts';
import { offer } from '../../schemas/offer/offer.ts';
import { unwrap } from '../../schemas/shared/inside.ts';
import { roleOf } from '../../schemas/shared/searched.ts';
import { heading, href, slug, text, unsearched } from '../../schemas/shared/text.ts';
import { KINDS } from '../../site-map.ts';
import { readMarkdown } from '../read/markdown.ts';
import { entriesOf } from '../read/reader.ts';
import { searchEntry } from './search-entry.ts';

const head = {
  id: '/a',
  title: 'A',
  group: 'G',
  kind: 'page' as const,
  description: 'About a',
  names: 'A',
};

/** Every text below a schema that says neither how the search reads it nor that it does not. */
function unmarked(schema: z.core.$ZodType, name: string, around?: 'text' | 'heading'): string[] {
  const [inner, role] = [unwrap(schema), roleOf(schema, around)];
  if (role === 'aside') return [];
  const { def } = inner._zod;
  if (def.type === 'object') {
    return Object.entries((def as z.core.$ZodObjectDef).shape).flatMap(([key, field]) =>
      unmarked(field, `${name}.${key}`, role),
    );
  }
  if (def.type === 'array') {
    return unmarked((def as z.core.$ZodArrayDef).element, `${name}[]`, role);
  }
  if (def.type === 'record') {
    return unmarked((def as z.core.$ZodRecordDef).valueType, `${name}.*`, role);
  }
  if (def.type === 'union') {
    const { options } = def as z.core.$ZodUnionDef;
    return options.flatMap((option) => unmarked(option, name, role));
  }
  return def.type === 'string' && !role ? [name] : [];
}

test('every text of a page says whether the search reads it', () => {
  const pages = KINDS.filter(([, { page }]) => page?.listing);
  expect(pages.length).toBeGreaterThan(8);
  expect(pages.flatMap(([name, { schema }]) => unmarked(schema, name))).toEqual([]);
});

test('every problem, solution, feature and step of an offer is a heading of its entry', () => {
  const offers = entriesOf('offers', 'en');
  expect(offers.length).toBeGreaterThan(30);
  for (const { data } of offers) {
    const headings = searchEntry(head, offer, data).headings.split('\n');
    const { problemSolution, features, process } = data;
    const named = [...problemSolution.problems, ...problemSolution.solutions, ...features.items];
    for (const { title } of [...named, ...process.steps]) expect(headings).toContain(title);
    expect(headings).toContain(data.hero.title);
  }
});

test('a page is found by what it says, and not by addresses, buttons or remarks', () => {
  const schema = z.strictObject({
    title: heading(20),
    lines: z.union([z.array(text(20)), z.array(z.strictObject({ line: text(20) }))]),
    id: slug,
    href: href.optional(),
    button: unsearched(20),
  });
  const { headings, text: found } = searchEntry(head, schema, {
    title: 'Claim',
    lines: [{ line: 'Copy' }],
    id: 'anchor',
    href: '/nowhere',
    button: 'Press',
  });
  expect([headings, found]).toEqual(['Claim', 'Copy']);
});

test('a text is found by its headings before its words, and by the labels around it', () => {
  const body = readMarkdown('## Rotating keys\n\nOne signer leaves.');
  const keys = searchEntry(head, z.strictObject({}), {}, { body, labels: ['Guide'] });
  const other = { ...keys, id: '/b', headings: '', text: 'Rotating keys is dull.' };
  const pages = buildIndex([other, keys]);
  expect(searchIn(pages, 'rotating').map(({ id }) => id)).toEqual(['/a', '/b']);
  expect(searchIn(pages, 'guide').map(({ id }) => id)).toEqual(['/a']);
  expect(searchIn(pages, 'signer').map(({ id }) => id)).toEqual(['/a']);
});
