import ts from 'typescript';
import type { Source } from './fault.ts';

/** The script of a file: all of a .ts or .tsx file, or the frontmatter of an .astro file. */
function scriptOf({ file, text }: Source): string {
  if (!file.endsWith('.astro')) return text;
  // The text is cut directly after the first fence, so that line numbers stay right.
  return /^---([\s\S]*?\n)---/.exec(text)?.[1] ?? '';
}

/** Parses a source with TypeScript's own parser. */
export function parse(source: Source): ts.SourceFile {
  return ts.createSourceFile(
    source.file.replace(/\.astro$/, '.ts'),
    scriptOf(source),
    ts.ScriptTarget.Latest,
    true,
  );
}

/** The line, from 1, on which a node starts. */
export function lineOf(node: ts.Node): number {
  const tree = node.getSourceFile();
  return tree.getLineAndCharacterOfPosition(node.getStart(tree)).line + 1;
}

/** A node and everything below it, in the order of the text. */
export function* walk(node: ts.Node): Generator<ts.Node> {
  yield node;
  for (const child of node.getChildren()) yield* walk(child);
}
