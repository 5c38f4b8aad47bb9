import { expect, test } from 'vitest';
import { plural } from './plural.ts';

const pages = { one: '1 page', other: '{n} pages' };

test.each([
  [0, '0 pages'],
  [1, '1 page'],
  [2, '2 pages'],
  [41, '41 pages'],
])('English says %i as “%s”', (n, sentence) => {
  expect(plural(pages, n, 'en')).toBe(sentence);
});

test('Arabic chooses among six forms, and falls back on the last where one is missing', () => {
  const forms = { zero: 'z', one: 'o', two: 't', few: 'f{n}', many: 'm{n}', other: 'x{n}' };
  const say = (n: number) => plural(forms, n, 'ar');
  expect([0, 1, 2, 3, 11, 100].map(say)).toEqual(['z', 'o', 't', 'f3', 'm11', 'x100']);
  expect(plural({ other: 'x{n}' }, 3, 'ar')).toBe('x3');
});
