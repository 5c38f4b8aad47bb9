import ts from 'typescript';
import type { Fault, Source } from './fault.ts';
import { lineOf, parse, walk } from './syntax.ts';

/** One run of white space is as good as another: YAML folds long lines. */
const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The texts of a string or of a template between its values; nothing for any other node. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isImportDeclaration(node.parent ?? node)) return undefined;
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) return node.text;
  if (ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) return node.text;
  // In an expression every sign that is more than itself ends a text.
  if (ts.isRegularExpressionLiteral(node)) return node.text.slice(1).replace(/\/\w*$/, '');
  return undefined;
}

/** Whether a text is words that somebody reads and might put differently, and no address or name. */
function isCopy(text: string): boolean {
  const words = text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
  return words >= 4 || (words >= 2 && text.length > 20);
}

/**
 * A test repeats no sentence of the content, so that whoever changes one changes one file: it reads what it
 * expects from the content, or looks at the structure.
 * @param tests the sources of all tests
 * @param content the files of content/
 * @returns a fault for each text of four words or of more than 20 characters that a content file has as well
 */
export function checkCopy(tests: Source[], content: Source[]): Fault[] {
  // Code that an article quotes is no copy: it is held against its own file.
  const copy = content.map(({ file, text }) => ({
    file,
    text: inOneLine(text.replace(/^```.*?^```/gms, '')),
  }));
  return tests.flatMap((source) =>
    [...walk(parse(source))].flatMap((node) => {
      const text = inOneLine(textOf(node) ?? '');
      if (!isCopy(text)) return [];
      const found = copy.find((file) => file.text.includes(text));
      if (!found) return [];
      const message = `"${text}" stands in ${found.file}: read it from there`;
      return [{ file: source.file, line: lineOf(node), message }];
    }),
  );
}
