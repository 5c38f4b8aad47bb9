import ts from 'typescript';
import { type Fault, isAside, type Source } from './fault.ts';
import { lineOf, parse, walk } from './syntax.ts';

const LETTER = /\p{L}/u;
/** Attributes whose value is read out or shown to visitors. */
const SPOKEN = /^(alt|title|placeholder|label|aria-(label|description|roledescription|valuetext))$/;
const PAINT = /^(fill|stroke|color|stopColor|floodColor)$/;
const NO_PAINT = /^(none|currentColor|transparent|var\(|url\()/;

/** Whether a string stands where JSX prints it: `{'text'}` between tags. */
function isPrinted(node: ts.Node): node is ts.StringLiteralLike {
  if (!ts.isStringLiteralLike(node) || !ts.isJsxExpression(node.parent)) return false;
  return ts.isJsxElement(node.parent.parent) || ts.isJsxFragment(node.parent.parent);
}

/** The fault of a node; undefined when it has none. */
function faultOf(node: ts.Node): string | undefined {
  if ((ts.isJsxText(node) || isPrinted(node)) && LETTER.test(node.text)) {
    return `"${node.text.trim()}" is copy: words come from content/`;
  }
  if (!ts.isJsxAttribute(node) || !node.initializer || !ts.isStringLiteral(node.initializer)) {
    return undefined;
  }
  const name = node.name.getText();
  const { text } = node.initializer;
  if (SPOKEN.test(name) && LETTER.test(text))
    return `${name}="${text}" is copy: words come from content/`;
  if (PAINT.test(name) && !NO_PAINT.test(text))
    return `${name}="${text}": colours come from tokens.css`;
  return undefined;
}

/**
 * Finds words and colours in components. Words belong into the content, so that a second language is a second
 * content file.
 */
export function checkWords(source: Source): Fault[] {
  const { file } = source;
  if (!/^src\/(ui|site|sections|instruments|features)\/.*\.tsx$/.test(file) || isAside(file))
    return [];
  return [...walk(parse(source))].flatMap((node) => {
    const message = faultOf(node);
    return message ? [{ file, line: lineOf(node), message }] : [];
  });
}
