import type { Fault, Source } from './fault.ts';
import { importsOf } from './imports.ts';

/** For each file, the files it imports and the lines on which it does. */
type Imports = Map<string, Map<string, number>>;

/** Which of the given files import which others; imports of anything else, such as style sheets, are left out. */
function graphOf(sources: Source[]): Imports {
  const files = new Set(sources.map(({ file }) => file));
  return new Map(
    sources.map((source) => {
      const found = importsOf(source).filter(({ target }) => files.has(target));
      return [source.file, new Map(found.map(({ target, line }) => [target, line]))];
    }),
  );
}

/** The shortest circle of imports through a file; undefined when there is none. */
function circleThrough(start: string, graph: Imports): string[] | undefined {
  const from = new Map<string, string>();
  const waiting = [start];
  for (const file of waiting) {
    for (const target of graph.get(file)?.keys() ?? []) {
      if (target === start) {
        const way = [start];
        for (let at = file; at !== start; at = from.get(at) ?? start) way.unshift(at);
        return [start, ...way];
      }
      if (from.has(target)) continue;
      from.set(target, file);
      waiting.push(target);
    }
  }
  return undefined;
}

/**
 * Finds circles of imports. What two files need of each other belongs into a third file. Imports of types
 * count, and so do imports that run later.
 * @returns a fault for each circle, at its first file, with all files on the way
 */
export function checkCircles(sources: Source[]): Fault[] {
  const graph = graphOf(sources);
  const told = new Set<string>();
  return [...graph.keys()].sort().flatMap((file) => {
    const circle = told.has(file) ? undefined : circleThrough(file, graph);
    if (!circle) return [];
    for (const member of circle) told.add(member);
    const line = graph.get(file)?.get(circle[1] ?? '') ?? 1;
    return [{ file, line, message: `goes in a circle: ${circle.join(' → ')}` }];
  });
}
