import { describe, expect, test } from 'vitest';
import { describeProblem } from './diagnostics/problem.ts';
import { findRepeats, findSharedHeadings } from './repeats.ts';

const energy = 'content/offers/industries/energy.yaml';
const retail = 'content/offers/industries/retail.yaml';
const shared = 'Every transfer asks the registry before a single share moves.';
const check = (a: unknown, b: unknown) =>
  findRepeats([
    { file: energy, data: a },
    { file: retail, data: b },
  ]).map(describeProblem);

describe('copy that repeats', () => {
  test('eight words in a row are found, with both files and the field', () => {
    const found = check({ hero: { description: shared } }, { faq: [{ answer: `Yes. ${shared}` }] });
    expect(found).toEqual([
      `${retail}: faq[0].answer: repeats ${energy}: “every transfer asks the registry before a single”`,
    ]);
  });

  test('seven words in a row may be the same', () => {
    const seven = 'every transfer asks the registry before a';
    expect(check({ title: `${seven} sale` }, { title: `${seven} gift` })).toEqual([]);
  });

  test('the risk wording of the company may stand on every page', () => {
    const site = { file: 'content/site.yaml', data: { warning: { full: shared } } };
    const files = [energy, retail].map((file) => ({
      file,
      data: { risk: `${shared} Crops fail.` },
    }));
    expect(findRepeats([site, ...files])).toEqual([]);
    const translated = {
      file: 'content/ar/site.yaml',
      data: { warning: { full: 'قد تخسر مالك' } },
    };
    expect(findRepeats([translated, site, ...files])).toEqual([]);
  });

  test('so may the wording of law that is known by report only, alone and within a sentence', () => {
    const unread = 'announced and known to us by the reports of a law firm only';
    const law = { walletRule: `${shared} (${unread}).`, reported: unread };
    const site = { file: 'content/site.yaml', data: { law } };
    const files = [energy, retail].map((file) => ({
      file,
      data: { answer: `${law.walletRule} Resolution 15 (${unread}).` },
    }));
    expect(findRepeats([site, ...files])).toEqual([]);
  });

  test('so may the price bands of the contact form', () => {
    const options = [{ value: '50k-100k', label: '$50,000', inText: '$50,000 to $100,000' }];
    const form = { fields: { budget: { options } } };
    const contact = { file: 'content/pages/contact.yaml', data: { form } };
    const files = [energy, retail].map((file) => ({
      file,
      data: { answer: 'Our part costs $50,000 to $100,000 as guidance.' },
    }));
    expect(findRepeats([contact, ...files])).toEqual([]);
    expect(findRepeats(files)).toHaveLength(1);
  });

  test('a page may repeat itself, and what is not copy does not count', () => {
    expect(check({ a: shared, b: shared }, { notes: [shared], alt: shared })).toEqual([]);
  });
});

describe('Markdown', () => {
  const article = 'content/articles/registers.md';
  const page = (file: string, body: string) => ({ file, data: { title: 'A title' }, body });

  test('a body that repeats another page is found, under the name body', () => {
    const found = findRepeats([
      { file: energy, data: { hero: { description: shared } } },
      page(article, `## Transfers\n\nTo begin with: ${shared}`),
    ]);
    expect(found.map(describeProblem)).toEqual([
      `${article}: body: repeats ${energy}: “every transfer asks the registry before a single”`,
    ]);
  });

  test('two articles are held against each other, the documentation is not', () => {
    const other = 'content/articles/shares.md';
    expect(findRepeats([page(article, shared), page(other, shared)])).toHaveLength(1);
    const entry = 'content/library/documentation/transfer-rules.md';
    expect(findRepeats([page(article, shared), page(entry, shared)])).toEqual([]);
  });
});

test('a heading belongs to one offer', () => {
  const found = findSharedHeadings([
    { file: energy, data: { title: 'Metering' } },
    { file: retail, data: { steps: [{ title: 'metering' }], impact: 'Metering' } },
  ]);
  expect(found.map(describeProblem)).toEqual([
    `${retail}: steps[0].title: “metering” is a heading of ${energy} too`,
  ]);
});
