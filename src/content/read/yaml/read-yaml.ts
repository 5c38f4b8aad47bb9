import {
  type Document,
  isMap,
  isNode,
  isScalar,
  isSeq,
  LineCounter,
  parseDocument,
  visit,
} from 'yaml';
import { type LineProblem, yamlProblem } from './yaml-problems.ts';

/** Parsed YAML, with the lines of its fields. */
export interface YamlSource {
  data: unknown;
  /** The line of a field, counted from 1; for a missing field, that of the nearest field above it. */
  lineOf: (path: readonly PropertyKey[]) => number;
}

/** Finds the line of each node: of its key, or of the start of a list entry. */
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
        line = lineAt((isNode(node) && node.range?.[0]) || 0);
      } else break;
    }
    return line;
  };
}

/** A value that YAML takes for something else, and the code of the problem that it is to its author. */
interface Surprise {
  offset: number;
  code: 'BAD_ALIAS' | 'BAD_INDENT' | 'COMMENT';
}

/**
 * Finds the first value that YAML reads as its own syntax, joins to the line above, or cuts off at a #, though
 * the author did not mean that.
 */
function surprise(document: Document, source: string): Surprise | undefined {
  let found: Surprise | undefined;
  visit(document, {
    Alias: (_, { range }) => {
      found ??= { offset: range?.[0] ?? 0, code: 'BAD_ALIAS' };
    },
    Scalar: (_, { range, type }) => {
      if (!range || type !== 'PLAIN') return;
      const [start, end] = range;
      const [first = '', ...rest] = source.slice(start, end).split('\n');
      const entry = rest.findIndex((line) => /^\s*- /.test(line));
      const before = [first, ...rest.slice(0, entry)].join('\n').length;
      if (entry >= 0) found ??= { offset: start + before + 1, code: 'BAD_INDENT' };
      if (/^[ \t]+#/.test(source.slice(end))) found ??= { offset: end, code: 'COMMENT' };
    },
  });
  return found;
}

/** Parsed texts by their source: a translation, its English and variables need the same files. */
const known = new Map<string, YamlSource | LineProblem>();

/**
 * Parses YAML once, or words in plain terms why it cannot be parsed.
 * @param source text of the file, or of a front matter
 */
export function readYaml(source: string): YamlSource | LineProblem {
  const read = known.get(source) ?? parse(source);
  known.set(source, read);
  return read;
}

function parse(source: string): YamlSource | LineProblem {
  const counter = new LineCounter();
  const document = parseDocument(source, { lineCounter: counter, prettyErrors: false });
  const lines = source.split(/\r?\n/);
  const placeOf = (offset: number) => {
    const { line, col } = counter.linePos(offset);
    return { index: line - 1, column: col };
  };
  const error = document.errors[0] ?? document.warnings[0];
  if (error) return yamlProblem(lines, error, placeOf(error.pos[0]));
  const odd = surprise(document, source);
  if (odd) return yamlProblem(lines, { code: odd.code, message: '' }, placeOf(odd.offset));
  return { data: document.toJS(), lineOf: liner(document, (offset) => placeOf(offset).index + 1) };
}
