import { describe, expect, test } from 'vitest';
import { featureExplorer } from '../offer/feature.ts';
import { illustration } from './illustration.ts';

/** What is said about an illustration with these data; nothing when it is good. */
const faultsOf = (kind: string, data: object) => {
  const result = illustration.safeParse({ kind, context: 'A sample', data });
  return result.success ? [] : result.error.issues.map(({ message }) => message);
};
const parts = (...counts: number[]) =>
  counts.map((shares, index) => ({ class: `Part ${index}`, shares }));
const holders = (...counts: number[]) =>
  counts.map((shares, index) => ({ id: `H-${index}`, class: 'Individual', shares }));
const prices = (...all: number[]) => all.map((price) => ({ price, shares: 5 }));
const keys = (...signedAt: (string | undefined)[]) =>
  signedAt.map((at, index) => ({ holder: `Key ${index}`, place: 'HSM', signedAt: at }));
const rules = ['a', 'b', 'c'].map((name) => ({ name, value: 'found' }));

const allocation = { total: 100, value: 1000, measure: 'USD', parts: parts(60, 40) };
const register = { total: 100, holders: holders(50, 30, 20) };
const transfer = { from: 'A', to: 'B', shares: 1, asked: '1', answered: '2', rules };
const waterfall = {
  measure: 'USD',
  source: { name: 'Rent', amount: 100.1 },
  deductions: [{ name: 'Costs', amount: 40.05 }],
  paid: { name: 'Paid', amount: 60.05 },
  shares: 10,
  at: '2 Oct 2026',
};
const book = {
  measure: 'USD',
  bids: prices(9, 8, 7),
  asks: prices(10, 11, 12),
  last: 9,
  volume: 1,
};
const signing = { act: 'Mint', keys: keys('1', '2', undefined), hours: 24, testedAt: '3' };
const map = {
  total: 10,
  networks: [6, 4, 0].map((shares) => ({ name: `N${shares}`, type: 'public', shares })),
};
const years = (...retired: number[]) => ({
  vintages: retired.map((count, index) => ({ year: `${index}`, issued: 10, retired: count })),
});

test.each([
  ['allocation', allocation],
  ['register', register],
  ['transferCheck', transfer],
  ['waterfall', waterfall],
  ['orderBook', book],
  ['signing', signing],
  ['networkMap', map],
  ['vintages', years(10, 4, 0)],
])('a good %s has no fault', (kind, data) => {
  expect(faultsOf(kind, data)).toEqual([]);
});

describe('sums are refused with both figures', () => {
  test.each([
    ['allocation', { ...allocation, parts: parts(60, 30) }, '90', '100'],
    ['register', { ...register, holders: holders(50, 30, 21) }, '101', '100'],
    ['waterfall', { ...waterfall, paid: { name: 'Paid', amount: 61 } }, '101.05', '100.1'],
    ['networkMap', { ...map, total: 12 }, '10', '12'],
  ])('%s', (kind, data, found, wanted) => {
    const [message] = faultsOf(kind, data);
    expect(message).toContain(found);
    expect(message).toContain(wanted);
  });
});

test.each([
  [
    'a changed holder without what changed',
    'register',
    {
      ...register,
      holders: holders(50, 30, 20).map((holder) => ({ ...holder, state: 'changed' })),
    },
  ],
  ['a refusal that names no rule', 'transferCheck', { ...transfer, outcome: 'refused' }],
  ['a rule that is not there', 'transferCheck', { ...transfer, outcome: 'refused', at: 4 }],
  ['bids that rise', 'orderBook', { ...book, bids: prices(7, 8, 9) }],
  ['asks that fall', 'orderBook', { ...book, asks: prices(12, 11, 10) }],
  ['a book whose sides cross', 'orderBook', { ...book, asks: prices(8.5, 11, 12) }],
  ['more retired than issued', 'vintages', years(11, 4, 0)],
  [
    'an act that one key signed',
    'signing',
    {
      ...signing,
      keys: keys('1', undefined, undefined),
      executedAt: '2',
    },
  ],
  [
    'an act done against an objection',
    'signing',
    { ...signing, executedAt: '4', objection: 'No.' },
  ],
  ['two keys', 'signing', { ...signing, keys: keys('1', '2') }],
])('%s is refused', (_name, kind, data) => {
  expect(faultsOf(kind, data)).toHaveLength(1);
});

test('a page shows each kind once', () => {
  const feature = (id: string) => ({
    id,
    title: 'A feature',
    description: 'A line',
    longDescription: 'How it works.',
    benefits: ['One', 'Two'],
    metrics: { Baseline: 'Open model' },
    illustration: { kind: 'allocation', context: 'A sample', data: allocation },
  });
  const result = featureExplorer.safeParse({ title: 'T', items: [feature('a'), feature('b')] });
  expect(result.error?.issues[0]?.message).toContain('allocation');
});
