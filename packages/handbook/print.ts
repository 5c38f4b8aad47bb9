import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import init, {
  type TypstCompiler,
  TypstCompilerBuilder,
} from '@myriaddreamin/typst-ts-web-compiler';
import type { Book, Chapter } from './book.ts';
import { displayTitle } from './display-title.ts';
import { type Fonts, openFonts } from './fonts.ts';
import { nodesOf } from './nodes.ts';

const { resolve } = createRequire(import.meta.url);

/** The compiler's numbers for the kind of output and of fault reports. */
const [PAGED, PDF, AS_OBJECTS] = [0, 1, 3];

interface CompileResult {
  result?: Uint8Array;
  diagnostics?: { severity: string; message: string; path: string; range: string }[];
}

async function startCompiler(fonts: Fonts): Promise<TypstCompiler> {
  const wasm = readFileSync(resolve('@myriaddreamin/typst-ts-web-compiler/wasm'));
  await init({ module_or_path: wasm });
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  for (const font of fonts.files) await builder.add_raw_font(font);
  const compiler = await builder.build();
  for (const name of ['handbook', 'blocks', 'code', 'table'])
    compiler.add_source(
      `/${name}.typ`,
      readFileSync(resolve(`@falaj/handbook/${name}.typ`), 'utf8'),
    );
  return compiler;
}

/** The compiler with its fonts, which are those of the first book. */
let started: { fonts: Fonts; compiler: Promise<TypstCompiler> } | undefined;

function start(look: Book['look']) {
  const fonts = openFonts(look.fonts);
  return { fonts, compiler: startCompiler(fonts) };
}

/** Prepares a chapter; errors are given the name of its file. */
function chapterOf({ id, title, facts, summary, tree, resolve }: Chapter, fonts: Fonts) {
  const { requireGlyphs } = fonts;
  try {
    requireGlyphs('display', title);
    requireGlyphs('text', facts + summary);
    return { id, title, facts, summary, nodes: nodesOf(tree, { resolve, requireGlyphs }) };
  } catch (error) {
    const { message } = error as Error;
    throw new Error(`content/library/documentation/${id}.md: ${message}`, { cause: error });
  }
}

/**
 * Prints a book as a tagged PDF; the same book gives the same bytes.
 * @throws when a chapter cannot be printed; the message names its file
 */
export async function printBook(book: Book): Promise<Uint8Array> {
  const { title, description, opening, look, ...others } = book;
  started ??= start(look);
  const { fonts } = started;
  fonts.requireGlyphs('display', title);
  fonts.requireGlyphs('text', description + opening.join(''));
  const data = {
    ...{ ...others, title, description, opening },
    ...{ colours: look.colours, fonts: fonts.families },
    date: book.date.split('-').map(Number),
    chapters: book.chapters.map((chapter) => chapterOf(chapter, fonts)),
  };
  const compiler = await started.compiler;
  compiler.add_source('/book.json', JSON.stringify(data));
  compiler.add_source('/logo.svg', look.logo);
  compiler.add_source('/cover.svg', look.cover);
  const world = compiler.snapshot('/', '/handbook.typ');
  try {
    const { diagnostics = [] }: CompileResult = world.compile(PAGED, AS_OBJECTS);
    for (const { message, path, range } of diagnostics)
      throw new Error(`packages/handbook${path}:${range}: ${message}`);
    const { result }: CompileResult = world.get_artifact(PDF, AS_OBJECTS);
    if (!result) throw new Error('Typst made no PDF');
    return displayTitle(result);
  } finally {
    world.free();
  }
}
