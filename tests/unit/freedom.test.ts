import { expect, test } from 'vitest';
import { failuresOf, judge } from '../freedom/judge.ts';

const row = { file: 'tests/site/facts.test.ts', name: 'a row', message: 'says otherwise' };
const frozen = { file: 'src/ui/Card/Card.test.tsx', name: 'a sentence', message: 'not found' };

test('rows of the facts are expected, with the reason', () => {
  const { expected, frozen: rest } = judge([row, row]);
  expect(rest).toEqual([]);
  const [[why, failures] = []] = expected;
  expect(why).toContain('tests/facts.yaml');
  expect(failures).toEqual([row, row]);
});

test('a test that holds a sentence is not', () => {
  expect(judge([row, frozen]).frozen).toEqual([frozen]);
});

test('of the built site only the weight of the search index is expected', () => {
  const output = [
    'dist/search-index.json: search index: 131.0 KB, at most 120',
    'dist/about/index.html:3: the headline is twice there',
    'heaviest page of each budget',
  ].join('\n');
  const { expected, frozen: rest } = judge(failuresOf('Built site', output));
  expect([...expected.values()].flat()).toHaveLength(1);
  expect(rest.map(({ message }) => message)).toEqual([
    'dist/about/index.html:3: the headline is twice there',
  ]);
});

test('a step that dies without naming a file freezes the content', () => {
  expect(judge(failuresOf('Build', 'out of memory')).frozen).toHaveLength(1);
});
