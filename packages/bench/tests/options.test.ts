import { expect, test } from 'vitest';
import { PARTS, readOptions } from '../options.ts';

test('without options everything is measured on dist', () => {
  expect(readOptions([])).toMatchObject({ dir: 'dist', parts: [...PARTS] });
});

test('--quick leaves out what takes minutes, --only names parts in any order', () => {
  expect(readOptions(['--quick']).parts).toEqual(['weight', 'load', 'tap', 'back', 'click']);
  expect(readOptions(['--only', 'click,weight']).parts).toEqual(['weight', 'click']);
});

test.each([
  ['--only', 'wait'],
  ['--runs', '0'],
  ['--runs', '1.5'],
  ['--unknown', ''],
])('%s %s is refused', (name, value) => {
  expect(() => readOptions([name, value].filter(Boolean))).toThrow();
});
