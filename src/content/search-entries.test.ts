import { globSync } from 'node:fs';
import { expect, test } from 'vitest';
import { searchIn } from '../features/search-index/search.ts';
import { buildIndex } from '../features/search-index/search-index.ts';
import { readMarkdown } from '../lib/markdown.ts';
import type { Offer } from '../schemas/offer.ts';
import { readContent } from './files.ts';
import { bodyEntry, fieldsEntry } from './search-entries.ts';

const label = { id: '/a', title: 'A', group: 'G', kind: 'page' as const, description: 'About a' };

const offers = globSync('content/offers/*/*.yaml').map((file) => {
  const offer = readContent(file).data as Offer;
  return { offer, entry: fieldsEntry({ ...label, id: file, title: offer.name }, offer) };
});

test('every problem, solution, feature and step of an offer is a heading of its entry', () => {
  expect(offers.length).toBeGreaterThan(30);
  for (const { offer, entry } of offers) {
    const headings = entry.headings.split('\n');
    const { problemSolution, features, process } = offer;
    const named = [...problemSolution.problems, ...problemSolution.solutions, ...features.items];
    for (const { title } of [...named, ...process.steps]) expect(headings).toContain(title);
    expect(headings).toContain(offer.hero.title);
  }
});

test('an offer is found by what it says, and not by addresses, pictures or remarks for editors', () => {
  const [{ offer, entry }] = offers as [(typeof offers)[number]];
  expect(entry.text).toContain(offer.problemSolution.problems[0]?.description);
  const data = { ...offer, notes: ['remark'], related: ['/nowhere'], icon: 'vault' };
  const { headings, text } = fieldsEntry(label, {
    ...data,
    hero: { title: 'Claim', backgroundImage: { name: 'picture', alt: 'stone' } },
  });
  for (const word of ['remark', 'nowhere', 'picture', 'stone']) {
    expect(`${headings} ${text}`).not.toContain(word);
  }
});

test('a text is found by its headings before its words, and by the labels around it', () => {
  const keys = bodyEntry(label, readMarkdown('## Rotating keys\n\nOne signer leaves.'), ['Guide']);
  const other = { ...keys, id: '/b', headings: '', text: 'Rotating keys is dull.' };
  const pages = buildIndex([other, keys]);
  expect(searchIn(pages, 'rotating').map(({ id }) => id)).toEqual(['/a', '/b']);
  expect(searchIn(pages, 'guide').map(({ id }) => id)).toEqual(['/a']);
  expect(searchIn(pages, 'signer').map(({ id }) => id)).toEqual(['/a']);
});
