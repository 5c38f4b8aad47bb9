import { expect, test } from 'vitest';
import { languageTag } from './language-tag.ts';

test('a locale is written as browsers know it', () => {
  expect(languageTag('en_AE')).toBe('en-AE');
  expect(languageTag('ar')).toBe('ar');
});
