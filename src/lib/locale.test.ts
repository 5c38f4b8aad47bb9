// @vitest-environment happy-dom
import { afterEach, expect, test } from 'vitest';
import { pageLocale } from './locale.ts';

const root = document.documentElement;
afterEach(() => {
  root.removeAttribute('lang');
  delete root.dataset.language;
});

test.each(['fr', 'zh-CN', 'ar', 'en-x-mtfrom-de', ''])(
  'a page that was published in English and translated to “%s” is an English one',
  (lang) => {
    root.dataset.language = 'en';
    root.lang = lang;
    expect(pageLocale()).toBe('en');
  },
);

test.each([undefined, 'fr', 'ENGLISH'])(
  '“%s” is no published language, so the address says it',
  (name) => {
    if (name) root.dataset.language = name;
    root.lang = 'fr';
    history.replaceState(null, '', '/fr/about');
    expect(pageLocale()).toBe('en');
    history.replaceState(null, '', '/');
  },
);
