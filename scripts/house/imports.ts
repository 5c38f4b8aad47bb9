import { posix } from 'node:path';
import ts from 'typescript';
import type { Fault, Source } from './fault.ts';
import { lineOf, parse } from './syntax.ts';

/**
 * For each room of src/, the rooms from which it may import values, and those from which it may import only
 * types.
 */
const ROOMS: Record<string, { values: string[]; types?: string[] }> = {
  schemas: { values: ['schemas', 'lib'] },
  lib: { values: ['lib'], types: ['schemas'] },
  elements: { values: ['elements', 'lib'] },
  browser: { values: ['browser', 'lib'] },
  'site-map.ts': { values: ['content', 'schemas', 'lib'] },
  content: {
    values: ['site-map.ts', 'content', 'features', 'schemas', 'lib'],
    types: ['ui', 'sections'],
  },
  ui: { values: ['ui', 'elements', 'browser', 'lib'], types: ['schemas'] },
  instruments: { values: ['instruments', 'ui', 'lib'], types: ['schemas', 'elements'] },
  features: {
    values: ['features', 'instruments', 'ui', 'elements', 'browser', 'lib'],
    types: ['schemas'],
  },
  site: { values: ['site', 'features', 'ui', 'elements', 'browser', 'lib'], types: ['schemas'] },
  sections: {
    values: ['sections', 'features', 'instruments', 'ui', 'elements', 'browser', 'lib'],
    types: ['schemas'],
  },
  client: { values: ['client', 'elements', 'browser', 'lib'], types: ['schemas'] },
  layouts: {
    values: [
      'site-map.ts',
      'layouts',
      'sections',
      'features',
      'site',
      'ui',
      'client',
      'content',
      'lib',
      'styles',
    ],
    types: ['schemas'],
  },
  pages: {
    values: ['layouts', 'sections', 'features', 'site', 'ui', 'content', 'lib'],
    types: ['schemas'],
  },
};

export interface Import {
  target: string;
  line: number;
  typeOnly: boolean;
}

/** The path from the root to which a specifier leads; undefined for a package. */
function resolve(file: string, specifier: string): string | undefined {
  if (specifier.startsWith('~/')) return `src/${specifier.slice(2)}`;
  if (specifier.startsWith('.')) return posix.join(posix.dirname(file), specifier);
  return undefined;
}

/** Whether every name that a statement imports is a type. */
function isTypeOnly(node: ts.ImportDeclaration | ts.ExportDeclaration): boolean {
  if (ts.isExportDeclaration(node)) return node.isTypeOnly;
  const clause = node.importClause;
  if (clause?.phaseModifier === ts.SyntaxKind.TypeKeyword) return true;
  const names = clause?.namedBindings;
  const named = names && ts.isNamedImports(names) ? names.elements : [];
  return !clause?.name && named.length > 0 && named.every((element) => element.isTypeOnly);
}

/** Every import, re-export and dynamic import in a file from this repository. */
export function importsOf(source: Source): Import[] {
  const found: Import[] = [];
  const add = (node: ts.Node, specifier: ts.Expression | undefined, typeOnly: boolean) => {
    if (!specifier || !ts.isStringLiteralLike(specifier)) return;
    const target = resolve(source.file, specifier.text);
    if (target) found.push({ target, line: lineOf(node), typeOnly });
  };
  const visit = (node: ts.Node): void => {
    if (ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) {
      add(node, node.moduleSpecifier, isTypeOnly(node));
    }
    if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      add(node, node.arguments[0], false);
    }
    ts.forEachChild(node, visit);
  };
  visit(parse(source));
  return found;
}

/** Features that other features may import. */
const SHARED = ['draft', 'drawing', 'messages', 'office', 'search-index'].map(
  (name) => `src/features/${name}`,
);

/** The room of a file; the site map is a room of its own. */
const roomOf = (path: string) => /^src\/(site-map\.ts$|[^/]+(?=\/))/.exec(path)?.[1] ?? '';
const folderOf = (path: string) => path.split('/').slice(0, 3).join('/');

/** The reason why a file of a room may not import another; undefined when it may. */
function refusal(file: string, room: string, found: Import): string | undefined {
  const to = roomOf(found.target);
  const rule = ROOMS[room];
  if (!rule) return undefined;
  if (to === '') return `src/${room} reaches outside the rooms of src/`;
  if (room === 'client' && found.target.endsWith('.client.ts')) return undefined;
  // The values from which visitors choose are a list of the feature, against which the content is checked as
  // well.
  if (room === 'schemas' && /^src\/features\/[^/]+\/choices\.ts$/.test(found.target))
    return undefined;
  // Examples belong to the gallery, although they are in the folder of their component.
  if (/\.examples\.tsx?$/.test(file) && /^(gallery|schemas|content)$/.test(to)) return undefined;
  // A file beside the folders of sections, such as the registry, may import all of them.
  const between = to === 'sections' && folderOf(file) !== folderOf(found.target);
  if (room === 'sections' && between && folderOf(file) !== file) {
    return 'a section does not import another section; what both need belongs in src/ui';
  }
  const other = folderOf(found.target);
  if (room === 'features' && to === 'features' && folderOf(file) !== other) {
    return SHARED.includes(other) ? undefined : 'a feature imports only what all features share';
  }
  if (rule.values.includes(to)) return undefined;
  if (!rule.types?.includes(to)) return `src/${room} does not import src/${to}`;
  return found.typeOnly ? undefined : `src/${room} takes only types from src/${to}`;
}

/** Checks that imports run one way: pages → layouts → sections, site → features → ui → elements, browser → lib. */
export function checkImports(source: Source): Fault[] {
  const { file } = source;
  const room = roomOf(file);
  if (/\.test\.tsx?$/.test(file)) return [];
  if (room !== '' && room !== 'gallery' && !ROOMS[room]) {
    return [{ file, line: 1, message: `src/${room} is no room of the house` }];
  }
  return importsOf(source).flatMap((found) => {
    const why = refusal(file, room, found);
    return why ? [{ file, line: found.line, message: `${why} (${found.target})` }] : [];
  });
}
