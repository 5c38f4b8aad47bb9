import { cpSync, mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { formatTime } from '../../lib/duration.ts';
import type { HomePage } from '../../schemas/pages/home-page.ts';
import { describeProblem } from '../check/diagnostics/problem.ts';
import { checkFile } from '../check/file.ts';
import { alternates, localHref, originalOf } from './addresses.ts';
import { openContent } from './content.ts';

vi.mock('@falaj/contract/locale.ts', async (original) => ({
  ...(await original<object>()),
  LOCALES: ['en', 'ar'],
}));

// The site, of which two pages are translated.
const root = mkdtempSync(join(tmpdir(), 'languages-'));
const write = (file: string, text: string) => {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
};
const isOriginal = (file: string) => originalOf(`${file}/`) === `${file}/`;
cpSync('content', join(root, 'content'), { recursive: true, filter: isOriginal });
write('content/ar/site.yaml', 'brand: فلج\n');
write(
  'content/ar/pages/home.yaml',
  "hero: { title: 'نَبنِي لكم في {services.discovery.duration}' }\n",
);
write('content/ar/pages/contact.yaml', '{}\n');
write('content/ar/library/downloads/sample-service-levels.yaml', 'title: مستويات الخدمة\n');
const content = openContent(root);
const cwd = vi.spyOn(process, 'cwd').mockReturnValue(root);
afterAll(() => cwd.mockRestore());

test.each([
  ['/', '/ar'],
  ['/contact', '/ar/contact'],
  ['/contact?session=demo#book', '/ar/contact?session=demo#book'],
  ['/services', '/services'],
  ['/services#audit', '/services#audit'],
  ['/no-page', '/no-page'],
  ['#book', '#book'],
  ['outside:x', 'outside:x'],
])('in Arabic a link to %s leads to %s', (href, there) => {
  expect(localHref(href, 'ar')).toBe(there);
  expect(localHref(href, 'en')).toBe(href);
});

test('in Arabic a link to a page that is only printed there leads to the file', () => {
  const page = '/resources/documentation/sample-service-levels';
  const file = expect.stringMatching(/^\/ar\/downloads\/\w+-sample-service-levels-ar-[\d.]+\.pdf$/);
  expect(localHref(`${page}#reports`, 'ar')).toEqual(file);
  expect(localHref(page, 'en')).toBe(page);
  const about = checkFile('content/ar/pages/about.yaml', content, '{}\n');
  expect(about.problems).toEqual([]);
  expect(JSON.stringify(about.read?.data)).toMatch(
    /"href":"\/ar\/downloads\/[\w.-]+-ar-[\d.]+\.pdf"/,
  );
  const words = `synonyms: []\nkeywords: [{ href: ${page}, words: [a] }]\n`;
  const { read, problems } = checkFile('content/ar/search.yaml', content, words);
  expect(problems).toEqual([]);
  // Words of the search belong to the page.
  expect(read?.data).toMatchObject({ keywords: [{ href: page }] });
});

test('a page that is translated has one in each language', () => {
  expect(alternates('/contact')).toEqual([
    { locale: 'en', path: '/contact' },
    { locale: 'ar', path: '/ar/contact' },
  ]);
});

test('a page that is not translated has none in the other language', () => {
  expect(alternates('/services')).toEqual([{ locale: 'en', path: '/services' }]);
});

describe('a translated file', () => {
  const home = (language: string) => {
    const { read, problems } = checkFile(`content${language}/pages/home.yaml`, content);
    expect(problems).toEqual([]);
    return read?.data as HomePage;
  };
  const [english, arabic] = [home(''), home('/ar')];

  test('says its own copy, with variables in the words of its language and titles without vowel signs', () => {
    const { duration } = english.process.steps[0] ?? {};
    if (duration?.unit !== 'week') throw new Error('the first step is given in weeks');
    expect(arabic.hero.title).toBe(`نبني لكم في ${formatTime(duration, 'ar-AE')}`);
  });

  test('has the durations of the English file, also where they are variables', () => {
    expect(arabic.process.steps.map(({ duration }) => duration)).toEqual(
      english.process.steps.map(({ duration }) => duration),
    );
  });

  test('leads to the pages of its language, where there are some', () => {
    const hrefs = ({ hero }: HomePage) => [hero.primaryCall?.href, hero.secondaryCall?.href];
    expect(hrefs(english)).toEqual(['/services', '/contact']);
    expect(hrefs(arabic)).toEqual(['/services', '/ar/contact']);
  });

  test('has its faults at their lines', () => {
    const faults = (source: string, file = 'content/ar/pages/home.yaml') =>
      checkFile(file, content, source).problems.map(describeProblem);
    expect(faults('hero:\n  title: فلج\n  primaryCall: { href: /ar/contact }\n')).toEqual([
      expect.stringMatching(/home\.yaml:3: hero\.primaryCall\.href: belongs to the English file/),
    ]);
    expect(faults('title: فلج', 'content/ar/offers/industries/quay.yaml')).toEqual([
      expect.stringMatching(/quay\.yaml:1: there is no content\/offers\/industries\/quay\.yaml/),
    ]);
  });
});
