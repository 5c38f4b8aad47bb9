import ts from 'typescript';
import { type Fault, isAside, type Source } from './fault.ts';
import { lineOf, parse } from './syntax.ts';

/** The name of an exported function or component; undefined for any other statement. */
function exportedFunction(node: ts.Statement): string | undefined {
  const modifiers = ts.canHaveModifiers(node) ? ts.getModifiers(node) : undefined;
  if (!modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return undefined;
  if (ts.isFunctionDeclaration(node)) return node.name?.text ?? 'the default export';
  if (!ts.isVariableStatement(node)) return undefined;
  const declared = node.declarationList.declarations.find(
    ({ initializer }) =>
      initializer && (ts.isArrowFunction(initializer) || ts.isFunctionExpression(initializer)),
  );
  return declared?.name.getText();
}

/** Whether a docstring ends on the line above the node. */
function hasDocstring(node: ts.Node): boolean {
  const docstring = ts.getJSDocCommentsAndTags(node).filter(ts.isJSDoc).at(-1);
  if (!docstring) return false;
  const between = node.getSourceFile().text.slice(docstring.end, node.getStart());
  return !/\n\s*\n/.test(between);
}

/** Checks that every exported function and component has a docstring directly above it. */
export function checkDocstrings(source: Source): Fault[] {
  if (isAside(source.file)) return [];
  return parse(source).statements.flatMap((node) => {
    const name = exportedFunction(node);
    if (!name || hasDocstring(node)) return [];
    return [{ file: source.file, line: lineOf(node), message: `${name} has no docstring` }];
  });
}
