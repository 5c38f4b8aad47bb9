import { DEFAULT_LOCALE, LOCALES, type Locale } from '@falaj/contract/locale.ts';
import { unzipSync } from 'fflate';
import ICAL from 'ical.js';
import { describe, expect, test } from 'vitest';
import { openPdf, readPages } from '../../packages/handbook/tests/read-pdf.ts';
import { checkFile } from '../../src/content/check/file.ts';
import { makeDownload } from '../../src/content/output/downloads/make.ts';
import { siteOrigin } from '../../src/content/read/origin.ts';
import { slugOf } from '../../src/lib/slug.ts';
import {
  downloads,
  downloadsIn,
  exampleFiles,
  make,
  surroundings,
  surroundingsIn,
} from './made-downloads.ts';

const { site } = surroundings;
const SLOW = 60_000;

const pdfsIn = (locale: Locale) =>
  Object.entries(downloadsIn(locale)).filter(([, { type }]) => type === 'PDF');
const pdfs = pdfsIn(DEFAULT_LOCALE);
const everyPdf = LOCALES.flatMap((locale) =>
  pdfsIn(locale).map(([name, item]) => ({ name, locale, item })),
);

// What a page of it holds is tested in packages/handbook.
test.each(everyPdf)(
  '$name ($locale) has the chapters of its file, and links that lead to the site',
  {
    timeout: SLOW,
  },
  async ({ name, locale, item }) => {
    const { chapters = [] } = item;
    const around = surroundingsIn(locale);
    const documentOf = (id: string) => {
      const found = around.documents.find((document) => document.id === id);
      if (!found) throw new Error(`no documentation item ${id}`);
      return found;
    };
    const pdf = await openPdf((await makeDownload(name, item, around)).bytes);
    const titles = (await pdf.getOutline()).map((item) => item.title);
    // Arabic is printed without vowel marks (packages/handbook/print.ts).
    const names = chapters.map((id) => documentOf(id).item.name.replace(/\p{Mn}/gu, ''));
    expect(titles.slice(2)).toEqual(names);
    const pages = await readPages(pdf);
    const urls = new Set(pages.flatMap(({ links }) => links.flatMap(({ url }) => url ?? [])));
    for (const url of urls) expect(new URL(url).origin).toBe(siteOrigin());
    const written = chapters.flatMap((id) => documentOf(id).source.match(/\]\(\/[^)]*\)/g) ?? []);
    for (const link of written) expect(urls).toContain(siteOrigin() + link.slice(2, -1));
  },
);

test('a letter that the fonts lack stops the build and names file and letter', {
  timeout: SLOW,
}, async () => {
  const [[name, item] = []] = pdfs;
  if (!name || !item) throw new Error('no PDF is offered');
  const made = makeDownload(name, { ...item, introduction: ['From A ⇄ B'] }, surroundings);
  await expect(made).rejects.toThrow(`content/library/downloads/${name}.yaml: `);
  await expect(made).rejects.toThrow('no letter ⇄ (U+21C4)');
});

test('an entry for calendars can be read by one, in lines of at most 75 octets', async () => {
  const entries = Object.entries(downloads).filter(([, { type }]) => type === 'ICS');
  expect(entries.length).toBeGreaterThan(0);
  for (const [name, { event }] of entries) {
    const text = new TextDecoder().decode((await make(name)).bytes);
    expect(text).toMatch(/\r\n$/);
    for (const line of text.split('\r\n')) expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
    const [entry] = new ICAL.Component(ICAL.parse(text)).getAllSubcomponents('vevent');
    const { summary, startDate, endDate, uid } = new ICAL.Event(entry);
    const days = [startDate, endDate].map((time) => time.toJSDate().getTime());
    expect([summary, ...days]).toEqual([
      event?.title,
      ...[event?.start, event?.end].map((time) => Date.parse(time ?? '')),
    ]);
    expect(uid).toBeTruthy();
    expect((await make(name)).sha256).toBe((await make(name)).sha256);
  }
});

describe('the code examples', () => {
  test('the archive holds the files of the repository and nothing else', async () => {
    const { bytes, file } = await make('code-examples');
    const folder = file.replace(/\.zip$/, '/');
    expect(folder).toBe(
      `${slugOf(site.brand)}-code-examples-${downloads['code-examples']?.version}/`,
    );
    const files = Object.entries(unzipSync(bytes));
    const names = files.map(([name]) => name);
    for (const name of names) expect(name).toMatch(/^[a-z0-9.-]+(\/[A-Za-z0-9._-]+)+$/);
    for (const name of names) expect(name).not.toMatch(/\.\.|node_modules|artifacts|\.DS_Store/);
    const unpacked = files.map(([name, data]) => [name.replace(folder, ''), Buffer.from(data)]);
    expect(Object.fromEntries(unpacked)).toEqual(exampleFiles());
    expect(names).toEqual(expect.arrayContaining([`${folder}README.md`, `${folder}LICENSE`]));
    expect(names).toEqual([...names].sort());
  });

  test('the same files make the same bytes, in every time zone', async () => {
    const [first] = [await make('code-examples')];
    const zone = process.env.TZ;
    process.env.TZ = 'America/Los_Angeles';
    const second = await make('code-examples');
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
    expect(second.sha256).toBe(first.sha256);
  });
});

describe('what does not fit is refused by file and field', () => {
  const file = 'content/library/downloads/compliance-guide.yaml';
  const faults = (source: string) =>
    checkFile(file, undefined, source).problems.map(({ field, message }) => `${field}: ${message}`);
  const head = 'title: A\ndescription: B\nversion: 1.0.0\ndate: 2026-11-21\norder: 1\n';

  test('a PDF without introduction and chapters, an archive with them', () => {
    const body = 'introduction: [One]\nchapters: [glossary]\n';
    expect(faults(`${head}type: PDF\n${body}`)).toEqual([]);
    expect(faults(`${head}type: ZIP\n`)).toEqual([]);
    expect(faults(`${head}type: PDF\nintroduction: [One]\n`)).toEqual([
      'chapters: a PDF needs some',
    ]);
    expect(faults(`${head}type: ZIP\n${body}`)).toEqual([
      'introduction: a ZIP has none',
      'chapters: a ZIP has none',
    ]);
    expect(faults(`${head}type: ICS\n`)).toEqual(['event: an ICS needs some']);
  });
});
