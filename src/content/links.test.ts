import { describe, expect, test } from 'vitest';
import { checkAnchors } from './anchors.ts';
import { bandIds } from './band-ids.ts';
import { bodyFaults } from './body.ts';
import type { ContentFault } from './faults/fault.ts';
import type { ContentFile } from './leaves.ts';
import { checkMenus, checkOrders } from './lists.ts';

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

  test('bands are known from their components, by a text or by a constant', () => {
    const ids = bandIds();
    expect(ids).toEqual(expect.arrayContaining(['features', 'process', 'every-page', 'table']));
    expect(ids.filter((id) => !/^[a-z][a-z-]*$/.test(id))).toEqual([]);
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

describe('a page or a notice and the menu that leads to it', () => {
  const notice = {
    file: 'content/legal/cookies.md',
    data: {},
    body: 'See [this](/legal/cookies).',
  };
  const energy = { file: ENERGY, data: { aliases: ['/power'] } };
  const article = { file: 'content/articles/shares.md', data: {}, body: '' };
  const faultyWith = (menus: object) =>
    checkMenus([notice, energy, article, { file: 'content/navigation.yaml', data: menus }]).map(
      ({ file }) => file,
    );

  test('are both there', () => {
    const menus = { legal: [{ href: '/legal/cookies#a' }], groups: [{ href: '/power' }] };
    expect(faultyWith(menus)).toEqual([]);
  });

  test.each([
    ['no menu has them', {}],
    [
      'each is in the menu of the other',
      { legal: [{ href: '/power' }], mobile: [{ href: '/legal/cookies' }] },
    ],
    ['only the footer has them', { footer: [{ href: '/power' }, { href: '/legal/cookies' }] }],
  ])('%s', (_, menus) => expect(faultyWith(menus)).toEqual([notice.file, ENERGY]));

  test('are kept apart on purpose, but not in a menu all the same', () => {
    const notInMenus = ['/industries/energy', '/legal/cookies'];
    expect(faultyWith({ notInMenus })).toEqual([]);
    expect(faultyWith({ notInMenus, groups: [{ href: '/power' }] })).toEqual([ENERGY]);
  });
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
