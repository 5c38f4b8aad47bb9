import { posix } from 'node:path';
import postcss from 'postcss';
import ts from 'typescript';
import type { Fault, Source } from './fault.ts';
import { lineOf, parse, walk } from './syntax.ts';

const CLASS = /\.(-?[A-Za-z_][\w-]*)/g;

/** The classes that a CSS module has rules for. */
function classesOf({ file, text }: Source): Set<string> {
  const found = new Set<string>();
  postcss.parse(text, { from: file }).walkRules(({ selector }) => {
    const plain = selector.replace(/"[^"]*"|'[^']*'/g, '');
    for (const [, name = ''] of plain.matchAll(CLASS)) found.add(name);
  });
  return found;
}

/** The CSS modules that a file imports, as paths from the root, by the name it gives them. */
function modulesOf(file: string, tree: ts.SourceFile): Map<string, string> {
  const modules = new Map<string, string>();
  for (const node of tree.statements) {
    if (!ts.isImportDeclaration(node) || !ts.isStringLiteral(node.moduleSpecifier)) continue;
    const { text } = node.moduleSpecifier;
    const name = node.importClause?.name?.text;
    if (name && text.endsWith('.module.css'))
      modules.set(name, posix.join(posix.dirname(file), text));
  }
  return modules;
}

/** Finds names of classes that a component's CSS modules do not have, and which would be `undefined`. */
export function checkClasses(components: Source[], styles: Source[]): Fault[] {
  const classes = new Map(styles.map((sheet) => [sheet.file, classesOf(sheet)]));
  return components.flatMap((source) => {
    const tree = parse(source);
    const modules = modulesOf(source.file, tree);
    return [...walk(tree)].flatMap((node) => {
      if (!ts.isPropertyAccessExpression(node)) return [];
      const sheet = modules.get(node.expression.getText()) ?? '';
      const known = classes.get(sheet);
      if (!known || known.has(node.name.text)) return [];
      const message = `${sheet} has no class ${node.name.text}`;
      return [{ file: source.file, line: lineOf(node), message }];
    });
  });
}
