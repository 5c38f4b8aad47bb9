import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { stringify } from 'yaml';
import { type ContentPlace, placeOf } from '../read/addresses.ts';
import { digestsOf } from '../read/translation.ts';
import { describeProblem } from './diagnostics/problem.ts';
import { checkTranslations, englishWords, isLatin } from './translations.ts';

const LOCALES = vi.hoisted(() => ['en', 'ar']);
vi.mock('@falaj/contract/locale.ts', async (original) => ({
  ...(await original<object>()),
  LOCALES,
}));
beforeEach(() => {
  LOCALES.splice(0, Number.POSITIVE_INFINITY, 'en', 'ar');
});

const root = mkdtempSync(join(tmpdir(), 'translations-'));
const ABOUT = 'content/pages/about.yaml';
const RISK = 'content/legal/risk.md';
const inArabic = (file: string) => file.replace('content/', 'content/ar/');
const fileAt = (file: string, data: object = {}, body = '') => ({
  file,
  place: placeOf(file) as ContentPlace,
  data,
  body,
});
const GLOSSARY = fileAt('content/ar/glossary.yaml', {
  latin: ['Ethereum', 'BNB Chain'],
  terms: [{ en: 'token', term: 'رمز مميّز', avoid: ['توكن', 'C++'] }],
});

/** What is found in an English file and its translation, without the names of the files. */
function found(file: string, english: string, arabic: string) {
  for (const [name, text] of [
    [file, english],
    [inArabic(file), arabic],
  ] as const) {
    mkdirSync(dirname(join(root, name)), { recursive: true });
    writeFileSync(join(root, name), text);
  }
  // A reader has filled in the variables of a text by now.
  const files = [GLOSSARY, fileAt(inArabic(file), {}, 'Filled in')];
  const { problems, stale } = checkTranslations(files, root);
  const lines = (list: typeof problems) =>
    list.map((problem) => describeProblem(problem).replace(`${inArabic(file)}: `, ''));
  return { problems: lines(problems), stale: stale.map(({ field }) => field) };
}

const digestsIn = (file: string, data: object, body = '') =>
  digestsOf((placeOf(file) as ContentPlace).kind.schema, data, body);

/** The faults of a translated title beside its English, of which it keeps the digest. */
function faultsOf(english: string, arabic?: string): string[] {
  const data = { story: { title: english } };
  const story = arabic === undefined ? {} : { title: arabic };
  const translated = { english: digestsIn(ABOUT, data), story };
  return found(ABOUT, stringify(data), stringify(translated)).problems;
}

describe('a translated text', () => {
  test.each([
    ['Stone and water', 'حجر وماء'],
    ['Shares on Ethereum and BNB Chain', 'حصص على Ethereum وعلى BNB Chain'],
    ['AED 1,500 by ERC-3643', '1500 AED وفق ERC-3643'],
    ['Write to {email}', 'راسلنا على {email}'],
    ['One of 2 quays', 'أحد الرصيفين'],
    ['Ethereum', 'Ethereum'],
    ['A token', 'رمز مميز'],
  ])('%s: %s', (english, arabic) => {
    expect(faultsOf(english, arabic)).toEqual([]);
  });

  test.each([
    ['Stone and water', 'حجر and ماء', 'has the English word “and”'],
    ['12 quays in 7 ports', '12 رصيفاً', 'leaves out the figure 7'],
    ['7 of 7', '7 كلها', 'leaves out the figure 7'],
    ['From 1,500.50 up', 'من 1500 فأكثر', 'leaves out the figure 1500.50'],
    ['Write to {email}', 'راسلنا', 'leaves out {email}'],
    ['A token', 'توكن', '“توكن” is written رمز مميّز'],
    ['The token', 'التوكن', '“التوكن” is written رمز مميّز'],
    ['And the token', 'والتوكن', '“والتوكن” is written رمز مميّز'],
    ['To the token', 'للتوكن', '“للتوكن” is written رمز مميّز'],
    ['A token', 'تُوكِن', '“توكن” is written رمز مميّز'],
  ])('%s: %s is refused', (english, arabic, message) => {
    expect(faultsOf(english, arabic)).toEqual([expect.stringContaining(message)]);
  });

  test.each([undefined, 'Stone and water', 'Water and stone'])(
    'that is missing is one line: %s',
    (arabic) => {
      const message = 'story.title: is not translated; the English says “Stone and water”';
      expect(faultsOf('Stone and water', arabic)).toEqual([message]);
    },
  );

  test('may be missing while its language is not published', () => {
    LOCALES.pop();
    expect(faultsOf('Stone and water')).toEqual([]);
    expect(faultsOf('Stone and water', 'Water and stone')).toEqual([]);
    expect(faultsOf('12 quays', 'أرصفة')).toEqual([expect.stringContaining('figure 12')]);
  });
});

describe('a translated Markdown text', () => {
  const texts = (english: string, arabic: string) => {
    const digests = stringify({ english: digestsIn(RISK, { title: '1' }, english) });
    const matter = (fields: string, text: string) => `---\n${fields}---\n${text}\n`;
    return found(RISK, matter("title: '1'\n", english), matter(digests, arabic)).problems;
  };

  test('is compared as it is written, without the targets of its links', () => {
    expect(texts('See [{brand}](/legal/terms).', 'انظر [{brand}](/legal/terms).')).toEqual([]);
    expect(texts('See {brand}.', 'انظر.')).toEqual([
      expect.stringContaining('body: leaves out {brand}'),
    ]);
  });
});

describe('a part of which the English has changed is listed, and is no problem', () => {
  const english = { story: { title: '1' }, values: { title: '2' } };
  const digests = digestsIn(ABOUT, english);
  const stale = (now: object, known: object | undefined) =>
    found(
      ABOUT,
      stringify(now),
      stringify({ ...(known && { english: known }), values: { title: 'حجر' } }),
    );

  test('by the digest that the translation keeps', () => {
    expect(stale(english, digests)).toEqual({ problems: [], stale: [] });
    const now = { ...english, values: { title: '9' } };
    expect(stale(now, digests)).toEqual({ problems: [], stale: ['values'] });
  });

  test('also where figures or names have changed, which the translation cannot have yet', () => {
    const now = { ...english, values: { title: '900 of {brand}' } };
    expect(stale(now, digests)).toEqual({ problems: [], stale: ['values'] });
  });

  test('also where it keeps none', () => {
    expect(stale(english, undefined).stale).toEqual(['story', 'values']);
    expect(stale(english, { story: digests.story }).stale).toEqual(['values']);
  });
});

test.each([
  ['Sample 7 of AED', ['Sample', 'of']],
  ['ask@falaj.example {address.city} v2', []],
  ['the register’s line.', ['the', 'register’s', 'line']],
  ['Ethereum', []],
  ['الرمز `receiver_not_verified`', []],
])('the English words of “%s”', (text, words) => {
  expect(englishWords(text, new Set(['Ethereum']))).toEqual(words);
});

test.each([
  ['ar-AE', false],
  ['ru', false],
  ['zh-CN', false],
  ['fr-FR', true],
  ['tr', true],
])('whether words of %s could be taken for English ones: %s', (tag, is) => {
  expect(isLatin(tag)).toBe(is);
});
