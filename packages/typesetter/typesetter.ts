import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { initSync, TypstRenderer } from '@myriaddreamin/typst-ts-renderer';
import init, {
  type TypstCompiler,
  TypstCompilerBuilder,
  type TypstCompileWorld,
} from '@myriaddreamin/typst-ts-web-compiler';

const { resolve } = createRequire(import.meta.url);
const programOf = (name: string) => readFileSync(resolve(`@myriaddreamin/${name}/wasm`));

/** The compiler's numbers for the kinds of output and of fault reports. */
const [PAGES, PDF, AS_OBJECTS] = [0, 1, 3];
/** The parts of a drawing: shapes and what they refer to, without styles and scripts for browsers. */
const SHAPES = 3;

interface CompileResult {
  result?: Uint8Array;
  diagnostics?: { severity: string; message: string; path: string; range: string }[];
}

let compilerReady: Promise<unknown> | undefined;
let renderer: TypstRenderer | undefined;

function startRenderer(): TypstRenderer {
  initSync({ module: programOf('typst-ts-renderer') });
  return new TypstRenderer();
}

/** Draws the pages of a compiled document. */
function drawPages(pages: Uint8Array): string {
  renderer ??= startRenderer();
  const session = renderer.create_session();
  try {
    renderer.manipulate_data(session, 'reset', pages);
    return renderer.svg_data(session, SHAPES);
  } finally {
    session.free();
  }
}

/** Typst with some fonts, and with files that live in memory. */
export interface Typesetter {
  /** Gives Typst a file, such as `handbook.typ`, in place of a former one of the same name. */
  write(name: string, text: string): void;
  /**
   * Sets a document as a tagged PDF; if its template says a date, the same files give the same bytes.
   * @throws at Typst's first fault, with the file and the line in it
   */
  pdf(template: string): Uint8Array;
  /**
   * Sets a document of one page as a drawing, its letters as outlines: 1 pt is a pixel.
   * @throws at Typst's first fault, with the file and the line in it
   */
  svg(template: string): string;
}

/** Starts Typst, which takes about half a second once for a process. */
export async function startTypesetter(fonts: Uint8Array[]): Promise<Typesetter> {
  compilerReady ??= init({ module_or_path: programOf('typst-ts-web-compiler') });
  await compilerReady;
  const builder = new TypstCompilerBuilder();
  builder.set_dummy_access_model();
  for (const font of fonts) await builder.add_raw_font(font);
  return typesetterOf(await builder.build());
}

function typesetterOf(compiler: TypstCompiler): Typesetter {
  const read = (world: TypstCompileWorld, format: number) => {
    const { diagnostics = [] }: CompileResult = world.compile(PAGES, AS_OBJECTS);
    for (const { message, path, range } of diagnostics) {
      // Typst counts lines from zero.
      const line = Number.parseInt(range, 10) + 1;
      throw new Error(`${path.slice(1)}:${line}: ${message}`);
    }
    const { result }: CompileResult = world.get_artifact(format, AS_OBJECTS);
    if (!result) throw new Error('Typst made nothing');
    return result;
  };
  const compile = (template: string, format: number) => {
    const world = compiler.snapshot('/', `/${template}`);
    try {
      return read(world, format);
    } finally {
      world.free();
    }
  };
  return {
    write(name, text) {
      compiler.add_source(`/${name}`, text);
    },
    pdf: (template) => compile(template, PDF),
    svg: (template) => drawPages(compile(template, PAGES)),
  };
}
