import ts from 'typescript';
import type { Fault, Source } from './fault.ts';
import { lineOf, parse, walk } from './syntax.ts';

/** Text with single spaces, since YAML folds long lines. */
const inOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** The texts of a string, or those of a template between its values; undefined for any other node. */
function textOf(node: ts.Node): string | undefined {
  if (ts.isImportDeclaration(node.parent ?? node)) return undefined;
  if (ts.isStringLiteralLike(node) || ts.isJsxText(node)) return node.text;
  if (ts.isTemplateHead(node) || ts.isTemplateMiddleOrTemplateTail(node)) return node.text;
  // In a regular expression, every special character ends a text.
  if (ts.isRegularExpressionLiteral(node)) return node.text.slice(1).replace(/\/\w*$/, '');
  return undefined;
}

/** Whether a text is copy that somebody could reword, and not an address or a name. */
function isCopy(text: string): boolean {
  const words = text.match(/[\p{L}\p{N}][^\s]*/gu)?.length ?? 0;
  return words >= 4 || (words >= 2 && text.length > 20);
}

/**
 * Finds sentences of the content that a test repeats. Tests read what they expect from the content, or check
 * the structure, so that changing a sentence means changing one file.
 * @param tests the sources of all tests
 * @param content the files of content/
 * @returns a fault for each text of four or more words, or of more than 20 characters, that is also in a
 * content file
 */
export function checkCopy(tests: Source[], content: Source[]): Fault[] {
  // Code that an article quotes is not copy; it is checked against its own file.
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
