import { describe, expect, test } from 'vitest';
import { SITE_MAP } from '../../site-map.ts';
import { bodyFaults } from '../read/body.ts';
import type { ContentFile } from '../read/leaves.ts';
import { checkAnchors } from './anchors.ts';
import { bandsByKind } from './band-ids.ts';
import type { ContentFault } from './diagnostics/fault.ts';
import { checkMenus, checkOrders } from './lists.ts';

const lines = (faults: ContentFault[]) =>
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
  const faultsOf = (href: string) => lines(checkAnchors([link(href), energy, keys]));

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

  test('a part of another page is none of this one', () => {
    expect(faultsOf('/industries/energy#every-page')).toEqual([
      `content/pages/home.yaml: href: ${ENERGY} has no part named #every-page`,
    ]);
    expect(faultsOf('#case-studies')[0]).toContain(
      'content/pages/home.yaml has no part named #case-studies',
    );
  });

  test('a band is not there where its field is left out', () => {
    const gold = { file: 'content/offers/industries/gold.yaml', data: { metrics: {} } };
    const faultyAt = (href: string) => checkAnchors([link(href), energy, gold]).length;
    expect(faultyAt('/industries/gold#results')).toBe(0);
    expect(faultyAt('/industries/energy#results')).toBe(1);
  });

  test('every kind of page has its bands, with ids by a text or by a constant', () => {
    const bands = bandsByKind();
    const isPage = (name: string) => 'page' in SITE_MAP[name as keyof typeof SITE_MAP];
    expect([...bands.keys()].sort()).toEqual(Object.keys(SITE_MAP).filter(isPage).sort());
    for (const [kind, types] of bands) expect(types.size, kind).toBeGreaterThan(0);
    expect(bands.get('searchPage')?.get('searchPage')).toEqual(['every-page']);
    expect(bands.get('whoRegulates')?.get('decisionTable')).toEqual(['table']);
    expect(bands.get('about')?.get('story')).toEqual(['story']);
    const ids = [...bands.values()].flatMap((types) => [...types.values()].flat());
    expect(ids.filter((id) => !/^[a-z][a-z-]*$/.test(id))).toEqual([]);
  });
});

test('two entries of one list with one order', () => {
  const entry = (name: string, order: number, category = 'api') => ({
    file: `content/library/documentation/${name}.md`,
    data: { order, category },
  });
  expect(checkOrders([entry('a', 1), entry('b', 2), entry('c', 1, 'keys')])).toEqual([]);
  expect(lines(checkOrders([entry('a', 1), entry('b', 1)]))).toEqual([
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
