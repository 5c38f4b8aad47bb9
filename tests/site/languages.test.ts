import { globSync, readFileSync } from 'node:fs';
import {
  DEFAULT_LOCALE,
  LANGUAGES,
  LOCALES,
  localeOfPath,
  TRANSLATIONS,
} from '@falaj/contract/locale.ts';
import { HtmlElement } from 'html-validate';
import { expect, test } from 'vitest';
import { attribute } from '../../scripts/site/load.ts';
import { englishWords, isLatin } from '../../src/content/check/translations.ts';
import { read } from '../../src/content/read/reader.ts';
import { all, built, decoded, hrefOf, pageAt, part } from './support/built.ts';

/** Elements whose text no language translates: code, addresses, and what is marked as English. */
const SHARED = ['script', 'style', 'template', 'code', 'pre', 'kbd', 'samp'];
const NAMES = ['aria-label', 'alt', 'title', 'placeholder'];

/** Every text of a page in its language, those of attributes included. */
function* textsIn(element: HtmlElement): Generator<string> {
  const isAddress = /^(mailto|tel):/.test(attribute(element, 'href') ?? '');
  const isEnglish = attribute(element, 'lang') === DEFAULT_LOCALE;
  if (SHARED.includes(element.tagName) || isAddress || isEnglish) return;
  for (const name of NAMES) yield decoded(attribute(element, name) ?? '');
  for (const node of element.childNodes) {
    if (node instanceof HtmlElement) yield* textsIn(node);
    else yield decoded(node.textContent);
  }
}

const translated = [...built.pages].filter(([path]) => localeOfPath(path) !== DEFAULT_LOCALE);

const inOtherLetters = translated.filter(([path]) => !isLatin(LANGUAGES[localeOfPath(path)].tag));

test.each(inOtherLetters)('%s has no English words but names', (path, { dom }) => {
  const { latin } = read('glossary', localeOfPath(path));
  const known = new Set(latin.flatMap((term) => [term, ...term.split(' ')]));
  const links = new Set(all(dom, 'a[hreflang="en"]').flatMap((link) => [...textsIn(link)]));
  const english = [...textsIn(part(dom, 'body'))]
    .filter((text) => !links.has(text))
    .flatMap((text) => englishWords(text, known));
  expect([...new Set(english)]).toEqual([]);
});

test('a language that is not published has no pages', () => {
  const languages = TRANSLATIONS.filter((locale) => !LOCALES.includes(locale));
  const isOf = (path: string) => languages.some((locale) => path.split('/')[1] === locale);
  expect([...built.pages.keys()].filter(isOf)).toEqual([]);
});

test.each([...built.pages])('%s says its language and direction', (path, { dom }) => {
  const root = part(dom, 'html');
  const locale = localeOfPath(path);
  expect(attribute(root, 'lang')).toBe(locale);
  expect(attribute(root, 'dir')).toBe(LANGUAGES[locale].dir);
});

test('pages in several languages name one another (hreflang), and the root language for all others', () => {
  const named = (path: string) =>
    all(pageAt(path), 'link[hreflang]').map((link): [string, string] => [
      attribute(link, 'hreflang') ?? '',
      new URL(hrefOf(link)).pathname,
    ]);
  const pairs = translated.filter(([, { dom }]) => all(dom, 'link[hreflang]').length > 0);
  expect(pairs.length).toBe(translated.filter(([path]) => !path.endsWith('/404')).length);
  for (const [path] of pairs) {
    const languages = named(path);
    expect(languages.map(([language]) => language)).toEqual([...LOCALES, 'x-default']);
    for (const [language, other] of languages)
      if (language !== 'x-default') expect.soft(named(other), other).toEqual(languages);
  }
});

test('pages that the desk fills in lead to the home page of another language', () => {
  const pages = globSync('dist-hosts/desk/**/*.html');
  expect(pages.length).toBe(3 * LOCALES.length);
  for (const page of pages)
    for (const [link] of readFileSync(page, 'utf8').matchAll(/<a[^>]*data-same-page[^>]*>/g))
      expect.soft([...built.pages.keys()], page).toContain(/href="([^"]*)"/.exec(link)?.[1]);
});
