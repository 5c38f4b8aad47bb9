import { expect, test } from 'vitest';
import { contextFigures } from './illustration-figures.ts';

const data = {
  total: 300_000,
  value: 30_000_000,
  hours: 48,
  rules: [1, 2, 3],
  holders: [{}, {}],
  others: { count: 418 },
};
const messages = (context: string) =>
  contextFigures({ items: [{ illustration: { kind: 'register', context, data } }] }).map(
    ({ path, message }) => `${path.join('.')}: ${message}`,
  );
const PLACE = 'items.0.illustration.context: ';
const problem = (typed: string, variable: string) =>
  `${PLACE}types ${typed}, which its data has already; write {${variable}} instead`;

test.each([
  [
    'Equity of $30M in 300,000 shares',
    [
      ['30M', 'data.value.short'],
      ['300,000', 'data.total'],
    ],
  ],
  ['420 holders', [['420', 'number.data.holders']]],
  ['It waits 48 hours.', [['48', 'data.hours']]],
])('%s', (context, typed) => {
  expect(messages(context)).toEqual(
    typed.map(([text = '', variable = '']) => problem(text, variable)),
  );
});

test.each([
  '{data.value.short} cut into {data.total} parts',
  'A fund with 99 holders',
  'Counted at 15:48',
  'At 48.5 cents or 48%',
  'It has 3 rules',
])('%s types nothing that the data has', (context) => {
  expect(messages(context)).toEqual([]);
});

test('what is no illustration is left alone', () => {
  expect(contextFigures({ context: '48 hours' })).toEqual([]);
  expect(contextFigures(undefined)).toEqual([]);
});
