import { expect, test } from 'vitest';
import { labelledLines } from '../labelled-lines.ts';

test('lines leave out what was left empty', () => {
  expect(
    labelledLines([
      ['Name', 'Layla'],
      ['Company', ''],
      ['Budget', undefined],
      ['News', 'no'],
    ]),
  ).toBe('Name: Layla\nNews: no');
});
