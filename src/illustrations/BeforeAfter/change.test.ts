import { expect, test } from 'vitest';
import { splitChange } from './change.ts';

const plain = { metric: 'registers', value: '1' };

test('the first result that tells what it was stands out, the others stay in order', () => {
  const payout = { metric: 'to close a payout', value: '2 days', previousValue: '11 days' };
  const { change, others } = splitChange([plain, payout, { ...plain, metric: 'audits' }]);
  expect(change).toMatchObject({ before: '11 days', after: '2 days' });
  expect(others).toEqual([plain, { ...plain, metric: 'audits' }]);
});

test.each([
  ['11 days', '2 days', 11, 2],
  ['a quarter', '9 days', 91, 9],
  ['1,200+', '3', 1200, 3],
  ['2 weeks', '0 days', 14, 0],
])('the bars of %s and %s are %d and %d long', (previousValue, value, before, after) => {
  const { change } = splitChange([{ metric: 'to reissue', value, previousValue }]);
  expect(change?.amounts).toEqual({ before, after });
});

test('where no result tells what it was, all of them stay', () => {
  expect(splitChange([plain])).toEqual({ others: [plain] });
  expect(splitChange(['One register'])).toEqual({ others: ['One register'] });
});
