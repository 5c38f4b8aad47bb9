import { toString as hastText } from 'hast-util-to-string';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, test } from 'vitest';
import { printBook } from '../print.ts';
import { copiedFromRight, nodesOf, openPdf, type ReadPage, readPages, textOf } from './read-pdf.ts';
import { arabicBook, sampleBook, sampleChapter } from './sample.ts';

const { title, messages, chapters } = sampleBook;
const SLOW = 60_000;

/** Text without white space, which a line break may have replaced. */
const dense = (text: string) => text.replace(/\s+/g, '');

let bytes: Uint8Array;
let pdf: PDFDocumentProxy;
let pages: ReadPage[];

beforeAll(async () => {
  bytes = await printBook(sampleBook);
  pdf = await openPdf(bytes);
  pages = await readPages(pdf);
}, SLOW);

const headings = () =>
  pages.flatMap((page, index) =>
    nodesOf(page.tree)
      .filter(({ role }) => /^H\d$/.test(role ?? ''))
      .map((node) => ({
        page: index + 1,
        level: Number(node.role?.[1]),
        text: textOf(node, page).replace(/\s+/g, ' ').trim(),
      })),
  );
const childrenOf = (role: string) => [
  ...new Set(
    pages
      .flatMap(({ tree }) => nodesOf(tree))
      .filter((node) => node.role === role)
      .flatMap(({ children = [] }) => children.map((child) => child.role)),
  ),
];

test('the same book makes the same bytes, wherever it is made', { timeout: SLOW }, async () => {
  const zone = process.env.TZ;
  process.env.TZ = 'Pacific/Auckland';
  await printBook({ ...sampleBook, title: 'Another one' });
  const again = await printBook(sampleBook);
  if (zone === undefined) delete process.env.TZ;
  else process.env.TZ = zone;
  expect(Buffer.compare(again, bytes)).toBe(0);
});

test('it says what it is and in which language', async () => {
  const { info } = (await pdf.getMetadata()) as { info: Record<string, unknown> };
  expect(info).toMatchObject({
    Title: title,
    Author: sampleBook.brand,
    Subject: sampleBook.description,
    Language: sampleBook.lang,
    Keywords: chapters.map((chapter) => chapter.title).join(', '),
  });
  // pdf.js hands out a Map, its types say an object.
  const marks = (await pdf.getMarkInfo()) as unknown as Map<string, boolean>;
  expect(marks.get('Marked')).toBe(true);
  const preferences = await pdf.getViewerPreferences();
  expect(preferences?.get('DisplayDocTitle')).toBe(true);
});

// The language that Typst assumes by itself is English, as the sample's is.
test('a book in another language says so', { timeout: SLOW }, async () => {
  const other = await openPdf(await printBook({ ...sampleBook, lang: 'de' }));
  const { info } = (await other.getMetadata()) as { info: Record<string, unknown> };
  expect(info.Language).toBe('de');
});

test('it carries every font that it uses', () => {
  const text = Buffer.from(bytes).toString('latin1');
  const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
  expect(count(/\/FontFile[23] /g)).toBeGreaterThan(3);
  expect(count(/\/Subtype \/Type1\b/g), 'fonts of the reader').toBe(0);
});

test('everything drawn is in the structure or declared as decoration', () => {
  expect(pages.length).toBeGreaterThan(5);
  for (const [index, page] of pages.entries()) {
    expect(page.loose, `page ${index + 1}`).toEqual([]);
    expect(page.unmarked, `page ${index + 1}`).toBe(0);
    const ids = nodesOf(page.tree).flatMap(({ type, id = '' }) => (type === 'content' ? id : []));
    const marked = [...page.texts.keys()].filter((id) => id !== 'artifact');
    expect(ids, `page ${index + 1}`).toEqual(expect.arrayContaining(marked));
    expect(new Set(ids).size, `page ${index + 1}`).toBe(ids.length);
  }
});

test('the logo has a name, and no other picture is heard', () => {
  const figures = pages
    .flatMap(({ tree }) => nodesOf(tree))
    .filter(({ role }) => role === 'Figure');
  expect(figures).toMatchObject([{ alt: sampleBook.brand }]);
});

test('one title, a heading for each chapter, and no level left out', () => {
  const levels = headings().map(({ level }) => level);
  expect(headings()[0]).toMatchObject({ level: 1, text: title });
  expect(levels.filter((level) => level === 1)).toHaveLength(1);
  expect(headings().flatMap(({ level, text }) => (level === 2 ? text : []))).toEqual([
    messages.contents,
    messages.aboutDocument,
    ...chapters.map((chapter) => chapter.title),
  ]);
  for (const [index, level] of levels.entries())
    expect(level - (levels[index - 1] ?? 0)).toBeLessThanOrEqual(1);
});

test('read aloud, every word of the introduction and the chapters comes in its order', () => {
  const text = dense(pages.map((page) => textOf(page.tree, page)).join(''));
  for (const paragraph of sampleBook.introduction) expect(text).toContain(dense(paragraph));
  for (const chapter of chapters) {
    const [, after = ''] = text.split(dense(chapter.title + chapter.summary));
    expect(after, chapter.id).toContain(dense(chapter.facts + hastText(chapter.tree)));
  }
});

test('tables have heads and cells, lists have labels and bodies', () => {
  expect(childrenOf('Table')).toEqual(expect.arrayContaining(['THead', 'TBody']));
  expect(childrenOf('TR').sort()).toEqual(['TD', 'TH']);
  expect(childrenOf('L')).toEqual(['LI']);
  expect(childrenOf('LI').sort()).toEqual(['LBody', 'Lbl']);
});

test('every link has its place in the structure, a name, and the address that was asked for', () => {
  const links = pages.flatMap((page) => page.links);
  for (const [index, page] of pages.entries()) {
    const inTree = nodesOf(page.tree).filter(({ type }) => type === 'annotation');
    expect(inTree.length, `links of page ${index + 1}`).toBe(page.links.length);
  }
  for (const { label } of links) expect(label).not.toBe('');
  const addresses = new Set(links.flatMap(({ url }) => url ?? []));
  expect([...addresses]).toEqual(['https://site.example/services/share-token']);
});

test('the table of contents leads to every chapter and section, and says their pages', async () => {
  const sections = headings().filter(({ level, text }) =>
    level === 2 ? chapters.some((chapter) => chapter.title === text) : level === 3,
  );
  const places = new Map<string, number>();
  for (const { dest } of pages.flatMap(({ links }) => links)) {
    if (!dest) continue;
    const [page] = (await pdf.getDestination(dest)) as [{ num: number; gen: number }];
    places.set(dest, (await pdf.getPageIndex(page)) + 1);
  }
  expect([...places.values()]).toEqual(sections.map(({ page }) => page));
  const contents = pages[1];
  const entries = nodesOf(contents?.tree ?? {}).filter(({ role }) => role === 'TOCI');
  const lines = entries.map((node) => dense(textOf(node, contents as ReadPage)));
  expect(lines).toEqual(sections.map(({ text, page }) => dense(text) + page));
});

test('no page ends with a heading, and the words about the document share a page', () => {
  for (const [index, page] of pages.entries()) {
    const blocks = nodesOf(page.tree).filter(({ role }) =>
      /^(H\d|P|L|Code|Table|TOC)$/.test(role ?? ''),
    );
    expect(blocks.at(-1)?.role, `page ${index + 1}`).not.toMatch(/^H/);
  }
  const about = headings().find(({ text }) => text === messages.aboutDocument);
  expect(headings().filter(({ page }) => page === about?.page).length).toBeGreaterThan(1);
});

test('a heading and the short text below it stand on the page of the code they speak of', () => {
  const blocks = pages.flatMap((page, index) =>
    nodesOf(page.tree)
      .filter((node) => /^(H\d|P|Code)$/.test(node.role ?? '') && textOf(node, page).trim())
      .map((node) => ({ role: node.role, index })),
  );
  const introduced = blocks.filter(
    ({ role }, at) =>
      role === 'Code' && blocks[at - 1]?.role === 'P' && /^H/.test(blocks[at - 2]?.role ?? ''),
  );
  expect(introduced.length).toBeGreaterThan(3);
  for (const block of introduced)
    expect(blocks[blocks.indexOf(block) - 2]?.index).toBe(block.index);
});

test('the bookmarks list chapters and their sections', async () => {
  const outline = await pdf.getOutline();
  expect(outline.map((item) => item.title)).toEqual([
    messages.contents,
    messages.aboutDocument,
    ...chapters.map((chapter) => chapter.title),
  ]);
  expect(outline[2]?.items.map((item) => item.title)).toEqual(['Lists and tables', 'Code']);
});

test('every page but the cover carries title, version and its number', () => {
  for (const [index, { texts }] of pages.entries()) {
    const foot = texts.get('artifact') ?? '';
    if (index === 0) expect(foot).not.toContain(sampleBook.version);
    else {
      expect(foot).toContain(`${title} · ${sampleBook.version}`);
      expect(foot.trim()).toMatch(new RegExp(`${index + 1}$`));
    }
  }
});

test('a letter that the fonts lack, or an element without a form, stops it and names file and cause', async () => {
  const printed = (markdown: string) =>
    printBook({ ...sampleBook, chapters: [sampleChapter('odd', 'Odd', markdown)] });
  await expect(printBook({ ...sampleBook, introduction: ['From A ⇄ B'] })).rejects.toThrow(
    /no letter ⇄ \(U\+21C4\)/,
  );
  await expect(printed('Shares `→` money')).rejects.toThrow(/odd\.md: .*"code".* no letter →/);
  await expect(printed('![A picture](a.png)')).rejects.toThrow(/odd\.md: .* <img>/);
});

describe('a book in Arabic', () => {
  let arabic: PDFDocumentProxy;

  beforeAll(async () => {
    arabic = await openPdf(await printBook(arabicBook));
  }, SLOW);

  test('says its language and direction, and everything drawn is in the structure', async () => {
    const { info } = (await arabic.getMetadata()) as { info: Record<string, unknown> };
    expect(info).toMatchObject({ Title: arabicBook.title, Language: 'ar' });
    expect((await arabic.getViewerPreferences())?.get('Direction')).toBe('R2L');
    for (const { loose, unmarked } of await readPages(arabic))
      expect({ loose, unmarked }).toEqual({ loose: [], unmarked: 0 });
  });

  test('can be copied letter by letter and in order: words, numbers, names, columns from the right', async () => {
    const text = await copiedFromRight(arabic);
    const [chapter] = arabicBook.chapters;
    const rows = hastText(chapter?.tree ?? { type: 'root', children: [] });
    for (const line of [arabicBook.title, ...arabicBook.introduction, ...rows.split('\n')])
      expect.soft(text).toContain(dense(line));
    expect(text).toContain(dense('المرحلة تستحق عند المبلغ الأولى الإصدار $18,000'));
  });

  test('has Arabic in the head of its contents, and its title and page at the foot', async () => {
    const text = await copiedFromRight(arabic);
    expect(text).toContain(dense('المحتويات الفصل الأول 2 الرسوم والإجراءات 2'));
    expect(text).toContain(dense(`${arabicBook.title} · ${arabicBook.version} 2`));
  });

  test('leaves out vowel marks, which would be copied before their letters or twice', async () => {
    const vowelled = await printBook({ ...arabicBook, introduction: ['يوقّع المُصدر أولاً كتابةً.'] });
    expect(await copiedFromRight(await openPdf(vowelled))).toContain(
      dense('يوقع المصدر أولا كتابة.'),
    );
  });
});
