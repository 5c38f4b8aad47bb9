import ts from 'typescript';
import type { Fault, Source } from './fault.ts';
import { lineOf, parse } from './syntax.ts';

/** Words that do not say what a thing is, and the usual words for it. */
const ODD: [word: RegExp, better: string][] = [
  [/^said$/, 'an announcement, a status, a message'],
  [/^scribes?$/, 'a writer'],
  [/^unsent$/, 'a draft'],
  [/^(plain way|plainway)$/, 'a fallback'],
  [/^shatter(s|ed|ing)?$/, 'to split'],
  [/^stirs?$/, 'activity'],
  [/^furniture$/, 'controls, navigation'],
];

/**
 * The words of a name in any notation (`PlainWay`, `plain-way`, `PLAIN_WAY`), and each together with the next
 * one.
 */
function wordsOf(name: string): string[] {
  const words = name.match(/[A-Z]+(?![a-z])|[A-Z]?[a-z]+/g) ?? [];
  const small = words.map((word) => word.toLowerCase());
  return small.flatMap((word, at) => [word, `${word} ${small[at + 1] ?? ''}`]);
}

/** The names that a file exports, each with its node. */
function exportsOf(source: Source): [name: string, node: ts.Node][] {
  return parse(source).statements.flatMap((node): [string, ts.Node][] => {
    const modifiers = ts.canHaveModifiers(node) ? ts.getModifiers(node) : undefined;
    if (!modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return [];
    if (ts.isVariableStatement(node)) {
      return node.declarationList.declarations.map((one) => [one.name.getText(), one]);
    }
    const { name } = node as ts.DeclarationStatement;
    return name ? [[name.getText(), node]] : [];
  });
}

const betterThan = (name: string) =>
  ODD.find(([odd]) => wordsOf(name).some((word) => odd.test(word)))?.[1];

/** Checks that the names of files and exports say what things are. */
export function checkNames(source: Source): Fault[] {
  const { file } = source;
  const named = /\.tsx?$/.test(file) ? exportsOf(source) : [];
  const own = betterThan(file.split('/').at(-1) ?? '');
  return [
    ...(own ? [{ file, line: 1, message: `a file is named by what it is: ${own}` }] : []),
    ...named.flatMap(([name, node]) => {
      const better = betterThan(name);
      return better ? [{ file, line: lineOf(node), message: `${name}: call it ${better}` }] : [];
    }),
  ];
}
