import ts from 'typescript';
import { type Fault, isAside, type Source } from './fault.ts';
import { importsOf } from './imports.ts';
import { lineOf, parse } from './syntax.ts';

/** Rooms for code that several folders share. The first has functions that need nothing else. */
const SHARED = /^src\/(lib|browser|elements)\//;

/** The folder that a file belongs to, such as `src/features/booking` or `src/ui/Card`. */
const folderOf = (file: string) => file.split('/').slice(0, -1).slice(0, 3).join('/');

/** Finds packages that a file of src/lib imports; code there must run anywhere and draw nothing. */
function packagesIn(source: Source): Fault[] {
  if (!source.file.startsWith('src/lib/')) return [];
  return parse(source).statements.flatMap((node) => {
    if (!ts.isImportDeclaration(node) || !ts.isStringLiteralLike(node.moduleSpecifier)) return [];
    const { text } = node.moduleSpecifier;
    if (/^[.~]/.test(text)) return [];
    return [
      { file: source.file, line: lineOf(node), message: `src/lib imports no package (${text})` },
    ];
  });
}

/**
 * Finds shared files that only one folder uses; such a file belongs into that folder.
 * @param sources all code; tests and examples do not count as users
 */
export function checkShared(sources: Source[]): Fault[] {
  const users = new Map<string, Set<string>>();
  for (const source of sources.filter(({ file }) => !isAside(file))) {
    for (const { target } of importsOf(source)) {
      users.set(target, (users.get(target) ?? new Set()).add(folderOf(source.file)));
    }
  }
  const held = sources.filter(({ file }) => SHARED.test(file) && !isAside(file));
  return held.flatMap((source) => {
    const folders = [...(users.get(source.file) ?? [])];
    const message = `only ${folders[0]} uses it, and it belongs there`;
    const lonely = folders.length === 1 ? [{ file: source.file, line: 1, message }] : [];
    return [...lonely, ...packagesIn(source)];
  });
}
