import { type Document, isMap, isScalar, isSeq, LineCounter, parseDocument, visit } from 'yaml';
import { type LineFault, yamlFault } from './yaml-faults.ts';

/** YAML that has been read, with the way back from a field to its line. */
export interface YamlSource {
  data: unknown;
  /** The line of a field, counted from 1; of the nearest field above it when it is missing. */
  lineOf: (path: readonly PropertyKey[]) => number;
}

/** The lines of every node: where a key stands, where an entry begins. */
function liner(document: Document, lineAt: (offset: number) => number) {
  return (path: readonly PropertyKey[]) => {
    let node: unknown = document.contents;
    let line = 1;
    for (const part of path) {
      if (isMap(node)) {
        const pair = node.items.find(({ key }) => isScalar(key) && key.value === part);
        if (!pair) break;
        line = lineAt((isScalar(pair.key) && pair.key.range?.[0]) || 0);
        node = pair.value;
      } else if (isSeq(node)) {
        node = node.items[Number(part)];
        if (!node) break;
        line = lineAt((node as { range?: [number] }).range?.[0] ?? 0);
      } else break;
    }
    return line;
  };
}

/** What YAML takes for a sign of its own, or glues to the line above, and an author did not mean. */
function surprise(
  document: Document,
  source: string,
): { offset: number } | { glued: number } | undefined {
  let found: { offset: number } | { glued: number } | undefined;
  visit(document, {
    Alias: (_, { range }) => {
      found ??= { offset: range?.[0] ?? 0 };
    },
    Scalar: (_, { range, type }) => {
      if (!range || type !== 'PLAIN') return;
      const [first = '', ...rest] = source.slice(range[0], range[1]).split('\n');
      const entry = rest.findIndex((line) => /^\s*- /.test(line));
      if (entry < 0) return;
      const before = [first, ...rest.slice(0, entry)].join('\n').length;
      found ??= { glued: range[0] + before + 1 };
    },
  });
  return found;
}

/**
 * Reads YAML, or says in plain words why it cannot be read.
 * @param source text of the file, or of a front matter
 */
export function readYaml(source: string): YamlSource | LineFault {
  const counter = new LineCounter();
  const document = parseDocument(source, { lineCounter: counter, prettyErrors: false });
  const lines = source.split(/\r?\n/);
  const placeOf = (offset: number) => {
    const { line, col } = counter.linePos(offset);
    return { index: line - 1, column: col };
  };
  const error = document.errors[0] ?? document.warnings[0];
  if (error) return yamlFault(lines, error, placeOf(error.pos[0]));
  const odd = surprise(document, source);
  if (odd && 'offset' in odd)
    return yamlFault(lines, { code: 'BAD_ALIAS', message: '' }, placeOf(odd.offset));
  if (odd) return yamlFault(lines, { code: 'BAD_INDENT', message: '' }, placeOf(odd.glued));
  return { data: document.toJS(), lineOf: liner(document, (offset) => placeOf(offset).index + 1) };
}
