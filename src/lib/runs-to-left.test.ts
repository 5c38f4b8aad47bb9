import { expect, test } from 'vitest';
import { runsToLeft } from './runs-to-left.ts';

test.each([
  ['ar', true],
  ['ar-AE', true],
  ['fa-IR', true],
  ['en-AE', false],
  ['fr-FR', false],
])('%s', (language, expected) => {
  expect(runsToLeft(language)).toBe(expected);
});
