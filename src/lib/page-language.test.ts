// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { pageLanguage, pageLocale } from './page-language.ts';

const root = document.documentElement;
afterEach(() => {
  root.removeAttribute('lang');
  delete root.dataset.language;
});

test.each(['fr', 'zh-CN', 'ar', 'en-x-mtfrom-de', ''])(
  'a page that was published in English and translated to “%s” is an English one',
  (lang) => {
    root.dataset.language = 'en-AE';
    root.lang = lang;
    expect([pageLocale(), pageLanguage()]).toEqual(['en', 'en-AE']);
  },
);

test('an Arabic page is one', () => {
  root.dataset.language = 'ar-AE';
  expect([pageLocale(), pageLanguage()]).toEqual(['ar', 'ar-AE']);
});
