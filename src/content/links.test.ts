import { globSync, readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { BAND_IDS, checkAnchors } from './anchors.ts';
import { bodyFaults } from './body.ts';
import type { ContentFault } from './faults/fault.ts';
import type { ContentFile } from './leaves.ts';
import { checkLinked, checkOrders } from './lists.ts';

const said = (faults: ContentFault[]) =>
  faults.map(({ file, field, message }) => `${file}: ${field}: ${message}`);

const ENERGY = 'content/offers/industries/energy.yaml';
const KEYS = 'content/library/documentation/keys.md';
const link = (href: string): ContentFile => ({ file: 'content/pages/home.yaml', data: { href } });

describe('a link to a part of a page', () => {
  const energy = {
    file: ENERGY,
    data: { aliases: ['/power'], features: { items: [{ id: 'grid' }] } },
  };
  const keys = { file: KEYS, data: {}, body: '## Who holds them\n\nWords.' };
  const faultsOf = (href: string) => said(checkAnchors([link(href), energy, keys]));

  test.each([
    '/industries/energy#case-studies',
    '/industries/energy?a=b#grid',
    '/industries/energy#feature-grid',
    '/power#features-title',
    '/resources/documentation/keys#who-holds-them',
    '#services',
    '/nowhere#part',
  ])('%s is right, or wrong for another reason', (href) => {
    expect(faultsOf(href)).toEqual([]);
  });

  test('a slip is named with what was meant', () => {
    expect(faultsOf('/industries/energy#case-studdies')).toEqual([
      `content/pages/home.yaml: href: ${ENERGY} has no part named #case-studdies; did you mean case-studies?`,
    ]);
    expect(faultsOf('/resources/documentation/keys#who-hold-them')).toEqual([
      `content/pages/home.yaml: href: ${KEYS} has no part named #who-hold-them; did you mean who-holds-them?`,
    ]);
  });

  test('every band that is known by name stands in a component', () => {
    const sources = globSync('src/**/*.{tsx,ts,astro}', {
      exclude: ['**/*.test.*', 'src/content/**'],
    });
    const code = sources.map((file) => readFileSync(file, 'utf8')).join('\n');
    expect(BAND_IDS.filter((id) => !new RegExp(`['"#]${id}['"]`).test(code))).toEqual([]);
  });
});

test('two entries of one list with one order', () => {
  const entry = (name: string, order: number, category = 'api') => ({
    file: `content/library/documentation/${name}.md`,
    data: { order, category },
  });
  expect(checkOrders([entry('a', 1), entry('b', 2), entry('c', 1, 'keys')])).toEqual([]);
  expect(said(checkOrders([entry('a', 1), entry('b', 1)]))).toEqual([
    'content/library/documentation/b.md: order: content/library/documentation/a.md has order 1 already; take another',
  ]);
});

test('a page or a notice that nothing links to', () => {
  const notice = {
    file: 'content/legal/cookies.md',
    data: {},
    body: 'See [this page](/legal/cookies).',
  };
  const article = { file: 'content/articles/shares.md', data: {}, body: '' };
  const lonely = `nothing links to /legal/cookies; add it to content/navigation.yaml or to a page`;
  expect(said(checkLinked([notice, article]))).toEqual([`content/legal/cookies.md: : ${lonely}`]);
  expect(
    checkLinked([
      notice,
      article,
      { file: 'content/navigation.yaml', data: { href: '/legal/cookies#a' } },
    ]),
  ).toEqual([]);
});

test('a block of code in an unknown language', () => {
  const text = 'word '.repeat(50);
  const of = (name: string) => bodyFaults(KEYS, `${text}\n\n\`\`\`${name}\nx\n\`\`\`\n`);
  expect(of('solidity')).toEqual([]);
  expect(of('')).toEqual([]);
  expect(of('text')).toEqual([]);
  expect(of('solidty')).toEqual([
    {
      line: 3,
      message:
        'a block of code is in “solidty”, a language that is not known; did you mean solidity?',
    },
  ]);
});
