import { describe, expect, test } from 'vitest';
import { bodyProblems } from './body.ts';
import type { ContentProblem } from './diagnostics/problem.ts';
import { checkMenus, checkOrders } from './lists.ts';

const lines = (problems: ContentProblem[]) =>
  problems.map(({ file, field, message }) => `${file}: ${field}: ${message}`);

const ENERGY = 'content/offers/industries/energy.yaml';
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
  const problemyWith = (menus: object) =>
    checkMenus([notice, energy, article, { file: 'content/navigation.yaml', data: menus }]).map(
      ({ file }) => file,
    );

  test('are both there', () => {
    const menus = { legal: [{ href: '/legal/cookies#a' }], groups: [{ href: '/power' }] };
    expect(problemyWith(menus)).toEqual([]);
  });

  test.each([
    ['no menu has them', {}],
    [
      'each is in the menu of the other',
      { legal: [{ href: '/power' }], mobile: [{ href: '/legal/cookies' }] },
    ],
    ['only the footer has them', { footer: [{ href: '/power' }, { href: '/legal/cookies' }] }],
  ])('%s', (_, menus) => expect(problemyWith(menus)).toEqual([notice.file, ENERGY]));

  test('are kept apart on purpose, but not in a menu all the same', () => {
    const notInMenus = ['/industries/energy', '/legal/cookies'];
    expect(problemyWith({ notInMenus })).toEqual([]);
    expect(problemyWith({ notInMenus, groups: [{ href: '/power' }] })).toEqual([ENERGY]);
  });
});

test('a block of code in an unknown language', () => {
  const text = 'word '.repeat(50);
  const of = (name: string) =>
    bodyProblems('content/library/documentation/keys.md', `${text}\n\n\`\`\`${name}\nx\n\`\`\`\n`);
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
