import { expect, test } from 'vitest';
import type { CostModelFile } from '../../schemas/blueprint/blueprint-model.ts';
import { checkDeals } from './deals.ts';
import { checkSums } from './sums.ts';

const model: CostModelFile = {
  href: '/resources/blog/costs',
  years: 5,
  turnover: 0,
  bearable: 1,
  lines: [
    { id: 'set-up', label: 'Set-up', paper: 1000, token: 9000, per: 'once' },
    { id: 'holder', label: 'Holder', paper: 100, token: 10, per: 'holder' },
  ],
  deals: {
    block: {
      page: '/solutions/real-estate',
      holders: 2000,
      on: 1,
      results: { left: '50000 - token' },
      shows: ['token', 'left'],
    },
  },
};
const page = (
  value: string,
  left = '$44,200',
  file = 'content/offers/solutions/real-estate.yaml',
) => ({
  file,
  data: { intro: 'Sold to 2,000 holders', lines: [{ value }, { value: left }] },
});
const faults = (...files: { file: string; data: unknown }[]) =>
  checkDeals([{ file: 'content/cost-model.yaml', data: model }, ...files]).map(
    ({ file, field, message }) => `${file}: ${field}: ${message}`,
  );

test('a page that shows what comes out of its deal passes, in every language', () => {
  const arabic = 'content/ar/offers/solutions/real-estate.yaml';
  expect(faults(page('$5,800'), page('5,800 دولار', '$44,200', arabic))).toEqual([]);
});

test('a page that shows another figure is named, with the field that has its holders', () => {
  const [fault, ...others] = faults(page('$5,900'));
  expect(others).toEqual([]);
  expect(fault).toContain(
    'real-estate.yaml: intro: shows no 5,800, which is token of the deal block',
  );
});

test('a longer number does not stand for the one inside it', () => {
  expect(faults(page('$15,800'))).toHaveLength(1);
});

test('a sum that does not give what is written behind it is named with its line', () => {
  const notes = [
    '(952,000 + 146 x 2,400) / 5 = 260,480; / 28,000,000 = 0.93%',
    '7,900 + 10,300 = 18,300',
  ];
  const body = 'One.\n\nThe crossing is 148,000 ÷ 549 = 270, and 300 × $146 = $43,900.';
  expect(
    checkSums([{ file: 'content/articles/a.md', data: { notes }, body, bodyLine: 5 }]).map(
      ({ field, line, message }) => [field, line, message],
    ),
  ).toEqual([
    ['notes[1]', undefined, '7,900 + 10,300 is 18,200, where 18,300 is written'],
    ['body', 7, '300 × $146 is 43,800, where $43,900 is written'],
  ]);
});
