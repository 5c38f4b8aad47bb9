import type { Fault, Source } from './fault.ts';
import { importsOf } from './imports.ts';

/** A file and the lines on which it imports others. */
type Imports = Map<string, Map<string, number>>;

/** Who imports whom, among the files given; what is no file of theirs, such as a style sheet, leads nowhere. */
function graphOf(sources: Source[]): Imports {
  const files = new Set(sources.map(({ file }) => file));
  return new Map(
    sources.map((source) => {
      const found = importsOf(source).filter(({ target }) => files.has(target));
      return [source.file, new Map(found.map(({ target, line }) => [target, line]))];
    }),
  );
}

/** The shortest way from one file back to itself; nothing when there is none. */
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
 * No file imports itself by way of others: what two files need of each other is a third file. Types count as
 * values do, and imports that run later as those that run at once.
 * @returns a fault for each circle, at the file of it that comes first, with the whole way around
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
