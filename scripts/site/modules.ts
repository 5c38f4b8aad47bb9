import { posix } from 'node:path';
import ts from 'typescript';

/** The modules that a module imports at once, and those that it imports on demand. */
export interface ModuleImports {
  now: string[];
  later: string[];
  /** The scripts of workers that it can start. */
  workers: string[];
}

/** The imports of a built module, as paths on the site. */
export function moduleImports(path: string, text: string): ModuleImports {
  const found: ModuleImports = { now: [], later: [], workers: [] };
  const add = (to: string[], specifier: ts.Node | undefined) => {
    if (!specifier || !ts.isStringLiteralLike(specifier)) return;
    if (/^[./]/.test(specifier.text)) to.push(posix.resolve(posix.dirname(path), specifier.text));
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      add(found.now, node.moduleSpecifier);
    }
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(found.later, node.arguments[0]);
    }
    // new Worker("/x.js") and new Worker(new URL("/x.js", import.meta.url)), as they are written by bundlers.
    if (ts.isNewExpression(node) && /^(Worker|URL)$/.test(node.expression.getText())) {
      const [script] = node.arguments ?? [];
      if (script && ts.isStringLiteralLike(script) && script.text.endsWith('.js'))
        add(found.workers, script);
    }
    ts.forEachChild(node, visit);
  };
  visit(ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS));
  return found;
}

/** Every module that is reached from `entries` through the imports that `follow` selects. */
export function reach(
  entries: string[],
  importsOf: (path: string) => ModuleImports,
  follow: (imports: ModuleImports) => string[],
): Set<string> {
  const reached = new Set<string>();
  const queue = [...entries];
  for (let path = queue.pop(); path; path = queue.pop()) {
    if (reached.has(path)) continue;
    reached.add(path);
    queue.push(...follow(importsOf(path)));
  }
  return reached;
}
