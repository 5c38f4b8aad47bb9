import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { type Fonts, openFonts } from '@falaj/typesetter/fonts';
import { startTypesetter, type Typesetter } from '@falaj/typesetter/typesetter';
import type { Book, Chapter } from './book.ts';
import { displayTitle } from './display-title.ts';
import { orderJoinedLetters } from './joined-letters.ts';
import { type FontRole, nodesOf } from './nodes.ts';

const { resolve } = createRequire(import.meta.url);

const monospaced = (weight: number) =>
  readFileSync(
    resolve(`@fontsource/ibm-plex-mono/files/ibm-plex-mono-latin-${weight}-normal.woff`),
  );

/** The typesetter with its fonts, which are those of the first book. */
let started: { fonts: Fonts<FontRole>; typesetter: Promise<Typesetter> } | undefined;

async function startWith({ files }: Fonts): Promise<Typesetter> {
  const typesetter = await startTypesetter(files);
  for (const name of ['handbook.typ', 'blocks.typ', 'code.typ', 'table.typ'])
    typesetter.write(name, readFileSync(resolve(`@falaj/handbook/${name}`), 'utf8'));
  return typesetter;
}

function start(look: Book['look']) {
  const fonts = openFonts({ ...look.fonts, code: [400, 600].map(monospaced) });
  return { fonts, typesetter: startWith(fonts) };
}

/**
 * The fonts of a book. An Arabic letter of the text font is drawn of a body and its dots, which readers of PDFs copy as several
 * letters; that for headings has one glyph for each, so that it sets the text as well.
 */
function fontsFor({ dir }: Book, { families, requireGlyphs }: Fonts<FontRole>) {
  const roleOf = (role: FontRole) => (role === 'text' && dir === 'rtl' ? 'display' : role);
  return {
    families: { ...families, text: families[roleOf('text')] },
    requireGlyphs: (role: FontRole, text: string) => requireGlyphs(roleOf(role), text),
  };
}

/**
 * Vowel marks (Unicode, block Arabic), which are not printed, as in most contracts. A mark has its text together with its letter,
 * and readers of PDFs copy it in front of that, or twice.
 */
const MARKS = /[\u064B-\u0652]/g;

/** Prepares a chapter; errors are given the name of its file. */
function chapterOf(
  { id, title, facts, summary, tree, resolve }: Chapter,
  { requireGlyphs }: Pick<Fonts<FontRole>, 'requireGlyphs'>,
) {
  try {
    requireGlyphs('display', title);
    requireGlyphs('text', facts + summary);
    return { id, title, facts, summary, nodes: nodesOf(tree, { resolve, requireGlyphs }) };
  } catch (error) {
    const { message } = error as Error;
    throw new Error(`${id}.md: ${message}`, { cause: error });
  }
}

/**
 * Prints a book as a tagged PDF; the same book gives the same bytes.
 * @throws when a chapter cannot be printed; the message names its file
 */
export async function printBook(book: Book): Promise<Uint8Array> {
  const { title, description, introduction, look, ...others } = book;
  started ??= start(look);
  const fonts = fontsFor(book, started.fonts);
  fonts.requireGlyphs('display', title);
  fonts.requireGlyphs('text', description + introduction.join(''));
  const data = {
    ...{ ...others, title, description, introduction },
    ...{ colours: look.colours, fonts: fonts.families },
    date: book.date.split('-').map(Number),
    chapters: book.chapters.map((chapter) => chapterOf(chapter, fonts)),
  };
  const typesetter = await started.typesetter;
  typesetter.write('book.json', JSON.stringify(data).replace(MARKS, ''));
  typesetter.write('logo.svg', look.logo);
  typesetter.write('cover.svg', look.cover);
  return orderJoinedLetters(displayTitle(typesetter.pdf('handbook.typ')));
}
