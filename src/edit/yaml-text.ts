import { isScalar, parseDocument, type Scalar } from 'yaml';

/** The longest line of a text over several lines, as `npm run translate` writes them. */
const WIDTH = 120;

const wordsIn = (text: string) => text.split(' ').filter(Boolean);

/** Lays a text into lines as it was before: those up to the first change and behind the last one stay as they are. */
function relaid(before: string[], text: string, width: number): string[] {
  const longest = Math.max(width, ...before.map((line) => line.length));
  const head = before.findIndex(
    (_, at) => !`${text} `.startsWith(`${before.slice(0, at + 1).join(' ')} `),
  );
  const kept = before.slice(0, head < 0 ? undefined : head);
  const rest = text.slice(kept.join(' ').length);
  const tail = before.findIndex(
    (_, at) => at >= kept.length && rest.endsWith(` ${before.slice(at).join(' ')}`),
  );
  const end = tail < 0 ? [] : before.slice(tail);
  const lines: string[] = [];
  for (const word of wordsIn(rest.slice(0, rest.length - end.join(' ').length))) {
    const longer = `${lines.at(-1)} ${word}`;
    if (lines.length > 0 && longer.length <= longest) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return [...kept, ...lines, ...end];
}

/** What is written for a scalar, and the ways to write another text in its place; that of today comes first. */
function waysToWrite(written: string, type: Scalar['type'], text: string): string[] {
  const single = `'${text.replaceAll("'", "''")}'`;
  const double = JSON.stringify(text);
  const [first = '', ...others] = written.trimEnd().split('\n');
  const ending = written.slice(written.trimEnd().length);
  const [indent = ''] = /^ */.exec(others[0] ?? '') ?? [];
  const width = WIDTH - indent.length;
  if (type === 'BLOCK_FOLDED' || type === 'BLOCK_LITERAL') {
    const before = others.map((line) => line.slice(indent.length));
    const lines =
      type === 'BLOCK_FOLDED' ? relaid(before, text, width) : text.trimEnd().split('\n');
    const body = lines.map((line) => line && indent + line).join('\n');
    return [`${first}\n${body}${ending}`, `${double}${ending}`];
  }
  const isDouble = type === 'QUOTE_DOUBLE';
  const own = type === 'PLAIN' ? text : isDouble ? double : single;
  const before = [first, ...others.map((line) => line.trim())];
  const laid = others.length > 0 ? relaid(before, own, width).join(`\n${indent}`) : own;
  return [laid, own, ...(isDouble ? [] : [single]), double];
}

/** A value in YAML: where it stands, what it says, and the ways to write another one in its place. */
export interface Standing {
  start: number;
  end: number;
  said: string;
  waysTo: (text: string) => string[];
}

/** Opens the single values of a YAML file or of a front matter, by their path. */
export function openYaml(source: string) {
  const document = parseDocument(source);
  return (path: readonly PropertyKey[]): Standing | undefined => {
    const node = document.getIn(path, true);
    if (!isScalar(node) || !node.range) return undefined;
    const { value, type, range } = node;
    const [start, end] = range;
    const said = typeof value === 'string' ? value : source.slice(start, end).trim();
    return {
      start,
      end,
      said,
      waysTo: (text) => waysToWrite(source.slice(start, end), type, text),
    };
  };
}

/** Puts a text in place of a part of a file. */
export const putInto = (
  source: string,
  { start, end }: { start: number; end: number },
  text: string,
) => source.slice(0, start) + text + source.slice(end);

/**
 * Lets a text stand at a path, in the first form in which it is read back and everything else stays as it is.
 * @throws when there is none
 */
export function withValue(source: string, path: readonly PropertyKey[], text: string): string {
  const standing = openYaml(source)(path);
  const document = parseDocument(source);
  const isText = typeof document.getIn(path) === 'string';
  for (const way of standing?.waysTo(text) ?? []) {
    const changed = putInto(source, standing as Standing, way);
    const read = parseDocument(changed);
    const value = read.errors.length > 0 ? undefined : read.getIn(path);
    if (isText ? value !== text : typeof value === 'string' || String(value) !== text) continue;
    document.setIn(path, value);
    if (JSON.stringify(document.toJS()) === JSON.stringify(read.toJS())) return changed;
  }
  throw new Error(
    isText ? 'YAML cannot hold this text here' : 'must be written as the value before',
  );
}
