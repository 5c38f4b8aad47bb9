import type { Body } from '../../lib/markdown.ts';
import type { Scribe } from './blocks.ts';
import { drawChapter, drawOpening } from './chapters.ts';
import { type Entry, reserveContents } from './contents.ts';
import { drawCover } from './cover.ts';
import type { Resolve } from './inline.ts';
import { Sheet } from './sheet.ts';
import { COLOUR, FACE, PAGE } from './style.ts';

/** A chapter is one page of the documentation. */
export interface Chapter {
  id: string;
  title: string;
  /** Type, difficulty and the like, as one line. */
  facts: string;
  summary: string;
  /** Address of the page on the site. */
  href: string;
  body: Body;
}

/** Everything that a PDF says. */
export interface Book {
  title: string;
  description: string;
  version: string;
  /** Day of the version, ISO 8601. */
  date: string;
  /** The same day as readers write it. */
  day: string;
  brand: string;
  lang: string;
  words: { version: string; contents: string; aboutDocument: string };
  opening: string[];
  chapters: Chapter[];
  /** Makes links of a chapter work outside the site. */
  resolve(href: string, chapter: Chapter): string;
}

/** pdfkit writes these into XML as they are. */
const plain = (text: string) => text.replaceAll('&', 'and').replace(/[<>]/g, '');

function openSheet({ title, description, brand, date, lang, chapters }: Book): Sheet {
  const info = {
    Title: plain(title),
    Author: plain(brand),
    Subject: plain(description),
    Keywords: plain(chapters.map((chapter) => chapter.title).join(', ')),
    Creator: plain(brand),
    CreationDate: new Date(`${date}T00:00:00Z`),
    ModDate: new Date(`${date}T00:00:00Z`),
  };
  return new Sheet({ info, lang, autoFirstPage: false });
}

/** Title, version and number under every page but the cover; furniture to whoever listens. */
function drawFeet(sheet: Sheet, { title, version, words }: Book): void {
  const { count } = sheet.doc.bufferedPageRange();
  for (let index = 1; index < count; index++) {
    sheet.doc.switchToPage(index);
    sheet.artifact(() => {
      sheet.doc.lineWidth(0.6).strokeColor(COLOUR.line);
      sheet.doc
        .moveTo(PAGE.left, PAGE.foot - 18)
        .lineTo(PAGE.right, PAGE.foot - 18)
        .stroke();
      sheet.letters(`${title} · ${words.version} ${version}`, FACE.note, PAGE.left, PAGE.foot);
      const number = `${index + 1}`;
      const face = { ...FACE.note, font: 'strong' as const, colour: COLOUR.ink };
      sheet.letters(number, face, PAGE.right - sheet.widthOf(number, face), PAGE.foot);
    }, 'Pagination');
  }
}

/** Puts the name of a file before whatever goes wrong with it. */
function naming(file: string, draw: () => void): void {
  try {
    draw();
  } catch (error) {
    throw new Error(`${file}: ${(error as Error).message}`, { cause: error });
  }
}

/** Prints a book as a tagged PDF; the same book gives the same bytes. */
export async function printBook(book: Book): Promise<Buffer> {
  const sheet = openSheet(book);
  drawCover(sheet, book);
  const entries = book.chapters.flatMap(({ id, title, body }): Entry[] => [
    { text: title, id, isChapter: true },
    ...body.headings
      .filter(({ depth }) => depth === 2)
      .map((heading) => ({ text: heading.text, id: `${id}/${heading.id}`, isChapter: false })),
  ]);
  const drawContents = reserveContents(sheet, entries, book);

  let bookmark: PDFKit.PDFOutline | undefined;
  const scribeFor = (chapter: string, resolve: Resolve): Scribe => ({
    sheet,
    resolve,
    onHeading(id, text, depth) {
      if (depth > 2) return;
      const name = id ? `${chapter}/${id}` : chapter;
      sheet.destination(name);
      if (depth === 1) bookmark = sheet.bookmark(text);
      else sheet.bookmark(text, bookmark);
      const entry = entries.find((known) => known.id === name);
      if (entry) entry.page = sheet.number;
    },
  });
  drawOpening(sheet, book, scribeFor('about-this-document', String));
  for (const chapter of book.chapters) {
    const resolve = (href: string) => book.resolve(href, chapter);
    naming(`content/library/documentation/${chapter.id}.md`, () =>
      drawChapter(sheet, chapter, scribeFor(chapter.id, resolve)),
    );
  }
  drawContents();
  drawFeet(sheet, book);
  return sheet.bytes();
}
