import { createHash } from 'node:crypto';
import { unzipSync } from 'fflate';
import { toString as hastText } from 'hast-util-to-string';
import type { PDFDocumentProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { beforeAll, describe, expect, test } from 'vitest';
import { makeDownload } from '../../src/content/downloads/make.ts';
import { describeFault, readContent } from '../../src/content/files.ts';
import { checkContentSet } from '../../src/content/set.ts';
import { readMarkdown } from '../../src/lib/markdown.ts';
import { siteOrigin } from '../../src/lib/origin.ts';
import type { Download } from '../../src/schemas/documentation.ts';
import { downloads, exampleFiles, make, openPdf, surroundings } from './made-downloads.ts';
import { type Node, nodesOf, type ReadPage, readPages, textOf } from './read-pdf.ts';

const { documents, site, words } = surroundings;
const SLOW = 60_000;

/** Text without white space, which a line break may have replaced. */
const dense = (text: string) => text.replace(/\s+/g, '');
const documentOf = (id: string) => {
  const found = documents.find((document) => document.id === id);
  if (!found) throw new Error(`no documentation item ${id}`);
  return found;
};

const pdfs = Object.entries(downloads).filter(([, { type }]) => type === 'PDF');

test('three PDFs and one archive are offered', () => {
  const types = Object.values(downloads).map(({ type }) => type);
  expect(types.sort()).toEqual(['PDF', 'PDF', 'PDF', 'ZIP']);
});

describe.each(pdfs)('%s', (name, { title, description, version, opening = [], chapters = [] }) => {
  let bytes: Uint8Array;
  let pdf: PDFDocumentProxy;
  let pages: ReadPage[];
  /** The whole document in the order of its structure. */
  let spoken: string;

  beforeAll(async () => {
    ({ bytes } = await make(name));
    pdf = await openPdf(bytes);
    pages = await readPages(pdf);
    spoken = pages.map((page) => textOf(page.tree, page)).join('');
  }, SLOW);

  const titles = chapters.map((id) => documentOf(id).item.name);

  test('the same content makes the same bytes, wherever it is made', {
    timeout: SLOW,
  }, async () => {
    const zone = process.env.TZ;
    process.env.TZ = 'Pacific/Auckland';
    const again = await make(name);
    if (zone === undefined) delete process.env.TZ;
    else process.env.TZ = zone;
    expect(Buffer.compare(again.bytes, bytes)).toBe(0);
    expect(again.sha256).toBe(createHash('sha256').update(bytes).digest('hex'));
    expect(again.file).toBe(`falaj-${name}-${version}.pdf`);
  });

  test('it says what it is and in which language', async () => {
    const { info } = (await pdf.getMetadata()) as { info: Record<string, unknown> };
    expect(info).toMatchObject({
      Title: title,
      Author: site.brand,
      Subject: description,
      Language: site.lang,
    });
    expect(info.Keywords).toBe(titles.join(', '));
    // pdf.js hands out a Map, its types say an object.
    const marks = (await pdf.getMarkInfo()) as unknown as Map<string, boolean>;
    expect(marks.get('Marked')).toBe(true);
    expect(Buffer.from(bytes).toString('latin1')).toMatch(/\/DisplayDocTitle true/);
  });

  test('it carries every font that it uses', () => {
    const text = Buffer.from(bytes).toString('latin1');
    const count = (pattern: RegExp) => text.match(pattern)?.length ?? 0;
    expect(count(/\/FontFile2 /g)).toBeGreaterThan(3);
    expect(count(/\/Subtype \/Type1\b/g), 'fonts of the reader').toBe(0);
  });

  test('everything drawn is in the structure or declared as decoration', () => {
    expect(pages.length).toBeGreaterThan(5);
    for (const [index, page] of pages.entries()) {
      expect(page.loose, `page ${index + 1}`).toEqual([]);
      expect(page.unmarked, `page ${index + 1}`).toBe(0);
      const said = nodesOf(page.tree).flatMap(({ type, id = '' }) =>
        type === 'content' ? id : [],
      );
      const marked = [...page.texts.keys()].filter((id) => id !== 'artifact');
      expect(said, `page ${index + 1}`).toEqual(expect.arrayContaining(marked));
      expect(new Set(said).size, `page ${index + 1}`).toBe(said.length);
    }
  });

  test('one title, a heading for each chapter, and no level left out', () => {
    const headings = pages.flatMap((page) =>
      nodesOf(page.tree)
        .filter(({ role }) => /^H\d$/.test(role ?? ''))
        .map((node) => [Number(node.role?.[1]), textOf(node, page).replace(/\s+/g, ' ').trim()]),
    ) as [number, string][];
    expect(headings[0]).toEqual([1, title]);
    expect(headings.filter(([level]) => level === 1)).toHaveLength(1);
    expect(headings.filter(([level]) => level === 2).map(([, text]) => text)).toEqual([
      words.contents,
      words.aboutDocument,
      ...titles,
    ]);
    for (const [index, [level]] of headings.entries())
      expect(level - (headings[index - 1]?.[0] ?? 0)).toBeLessThanOrEqual(1);
  });

  test('read aloud, every word of the opening and the chapters comes in its order', () => {
    const text = dense(spoken);
    for (const paragraph of opening) expect(text).toContain(dense(paragraph));
    for (const id of chapters) {
      const { item, body } = documentOf(id);
      const [, after = ''] = text.split(dense(item.name + item.summary));
      const start = after.indexOf(dense(hastText(body.tree)));
      expect(start, `${id} is printed whole`).toBeGreaterThan(0);
      expect(start, `only type, difficulty and day stand before ${id}`).toBeLessThan(80);
    }
  });

  test('tables have heads and cells, lists have labels and bodies', () => {
    const nodes = pages.flatMap(({ tree }) => nodesOf(tree));
    const childrenOf = (role: string) => [
      ...new Set(
        nodes
          .filter((node) => node.role === role)
          .flatMap(({ children = [] }) => children.map((child) => child.role)),
      ),
    ];
    expect(childrenOf('Table')).toEqual(['TR']);
    expect(childrenOf('TR').sort()).toEqual(['TD', 'TH']);
    expect(childrenOf('L')).toEqual(['LI']);
    expect(childrenOf('LI').sort()).toEqual(['LBody', 'Lbl']);
  });

  test('every link has its place in the structure, a name, and an absolute address', () => {
    const links = pages.flatMap((page) => page.links);
    expect(links.length).toBeGreaterThan(chapters.length);
    for (const [index, page] of pages.entries()) {
      const inTree = nodesOf(page.tree).filter(({ type }) => type === 'annotation');
      expect(inTree, `links of page ${index + 1}`).toHaveLength(page.links.length);
    }
    for (const { url, dest, label } of links) {
      expect(label).not.toBe('');
      if (!dest) expect(new URL(url ?? '').origin, label).toBe(siteOrigin());
    }
    const written = chapters.flatMap((id) => documentOf(id).source.match(/\]\(\/[^)]*\)/g) ?? []);
    const urls = new Set(links.map(({ url }) => url));
    for (const link of written) expect(urls).toContain(siteOrigin() + link.slice(2, -1));
  });

  test('the table of contents leads where it says', async () => {
    const entries = pages.flatMap(({ links }) => links.filter(({ dest }) => dest));
    const sections = chapters.flatMap((id) => documentOf(id).body.headings);
    const listed = sections.filter(({ depth }) => depth === 2).length + chapters.length;
    expect(entries).toHaveLength(listed);
    for (const { dest = '', label } of entries) {
      const [, text = '', number = ''] = /^(.*), (\d+)$/.exec(label) ?? [];
      const [page] = (await pdf.getDestination(dest)) as [{ num: number; gen: number }];
      expect((await pdf.getPageIndex(page)) + 1, label).toBe(Number(number));
      const there = pages[Number(number) - 1];
      const headings = nodesOf(there?.tree ?? {}).filter(({ role }) => /^H[23]$/.test(role ?? ''));
      const texts = headings.map((node) => dense(textOf(node, there as ReadPage)));
      expect(texts, label).toContain(dense(text));
    }
  });

  test('no page ends with a heading, and the words about the document share a page', () => {
    const headingsOf = ({ tree }: ReadPage) =>
      nodesOf(tree).filter(({ role }) => /^H\d$/.test(role ?? ''));
    for (const [index, page] of pages.entries()) {
      const blocks = nodesOf(page.tree).filter(({ role }) =>
        /^(H\d|P|L|Code|Table|TOC)$/.test(role ?? ''),
      );
      expect(blocks.at(-1)?.role, `page ${index + 1}`).not.toMatch(/^H/);
    }
    const about = pages.find((page) =>
      headingsOf(page).some((node) => textOf(node, page).trim() === words.aboutDocument),
    );
    expect(headingsOf(about as ReadPage).length).toBeGreaterThan(1);
  });

  test('a heading and the short text below it stand on the page of the code they speak of', () => {
    const isBlock = ({ role }: Node) => /^(H\d|P|L|Code|Table)$/.test(role ?? '');
    const blocks = pages.flatMap((page, index) =>
      nodesOf(page.tree)
        .filter((node) => isBlock(node) && textOf(node, page).trim())
        .map((node) => ({ role: node.role, index, length: textOf(node, page).length })),
    );
    for (const [at, { role, index }] of blocks.entries()) {
      const [heading, text] = [blocks[at - 2], blocks[at - 1]];
      if (role !== 'Code' || !/^H[345]$/.test(heading?.role ?? '') || text?.role !== 'P') continue;
      if (text.length < 200) expect(heading?.index, `page ${index + 1}`).toBe(index);
    }
  });

  test('the bookmarks list chapters and their sections', async () => {
    const outline = await pdf.getOutline();
    expect(outline.map((item) => item.title)).toEqual([
      words.contents,
      words.aboutDocument,
      ...titles,
    ]);
    for (const [index, id] of chapters.entries()) {
      const sections = documentOf(id).body.headings.filter(({ depth }) => depth === 2);
      const items = outline[index + 2]?.items ?? [];
      expect(items.map((item) => item.title)).toEqual(sections.map(({ text }) => text));
    }
  });

  test('every page but the cover carries title, version and its number', () => {
    for (const [index, { texts }] of pages.entries()) {
      const foot = texts.get('artifact') ?? '';
      if (index === 0) expect(foot).not.toContain(version);
      else {
        expect(foot).toContain(`${title} · ${words.version} ${version}`);
        expect(foot.trim()).toMatch(new RegExp(`${index + 1}$`));
      }
    }
  });
});

test(
  'a letter that the fonts lack stops the build and names file and letter',
  async () => {
    const item = downloads['compliance-guide'];
    if (!item) throw new Error('no compliance guide');
    const made = (changes: Partial<Download>, around = surroundings) =>
      makeDownload('compliance-guide', { ...item, ...changes }, around);
    await expect(made({ opening: ['From A ⇄ B'] })).rejects.toThrow(
      /content\/library\/downloads\/compliance-guide\.yaml: .* no letter ⇄ \(U\+21C4\)/,
    );
    const body = readMarkdown('Shares `→` money');
    const strange = documents.map((one) => (one.id === 'glossary' ? { ...one, body } : one));
    await expect(
      made({ chapters: ['glossary'] }, { ...surroundings, documents: strange }),
    ).rejects.toThrow(/content\/library\/documentation\/glossary\.md: .*"code".* no letter →/);
  },
  SLOW,
);

describe('the code examples', () => {
  test('the archive holds the files of the repository and nothing else', async () => {
    const { bytes, file } = await make('code-examples');
    const folder = file.replace(/\.zip$/, '/');
    expect(folder).toBe(`falaj-code-examples-${downloads['code-examples']?.version}/`);
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
  const faults = (source: string) => readContent(file, '.', source).faults.map(describeFault);
  const head = 'title: A\ndescription: B\nversion: 1.0.0\ndate: 2026-11-21\norder: 1\n';

  test('a PDF without opening and chapters, an archive with them', () => {
    const body = 'opening: [One]\nchapters: [glossary]\n';
    expect(faults(`${head}type: PDF\n${body}`)).toEqual([]);
    expect(faults(`${head}type: ZIP\n`)).toEqual([]);
    expect(faults(`${head}type: PDF\nopening: [One]\n`)).toEqual([
      `${file}: chapters: a PDF needs some`,
    ]);
    expect(faults(`${head}type: ZIP\n${body}`)).toEqual([
      `${file}: opening: a ZIP has none`,
      `${file}: chapters: a ZIP has none`,
    ]);
  });

  test('a chapter that nobody has written', () => {
    const data = { ...downloads['compliance-guide'], chapters: ['glossary', 'nowhere'] };
    const glossary = { file: 'content/library/documentation/glossary.md', data: {} };
    const found = checkContentSet([glossary, { file, data }], new Set()).map(describeFault);
    expect(found).toEqual([
      `${file}: chapters[1]: there is no content/library/documentation/nowhere.md`,
    ]);
  });
});
