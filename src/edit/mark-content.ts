import type { ReadFile } from '../content/read/files.ts';
import { copyOf } from '../content/read/translation.ts';
import { blocksOf } from './blocks.ts';
import { marked } from './marks.ts';

/** Where a text stands: a field of a file, or a block of the text below a front matter (`['body', 3]`). */
export interface Place {
  /** Path from the root of the repository, of the language in which the text is shown. */
  file: string;
  path: PropertyKey[];
}

const places: Place[] = [];
const ids = new Map<string, number>();

/** The place that a mark stands for. */
export const placeOfMark = (id: number): Place | undefined => places[id];

/** The number of a place, which stays the same while the server runs. */
function idOf(place: Place): number {
  const key = JSON.stringify(place);
  const id = ids.get(key) ?? places.push(place) - 1;
  ids.set(key, id);
  return id;
}

/** Marks the blocks of a Markdown text; in a table or a list, each line. */
function markedBody(file: string, body: string): string {
  let rest = body;
  for (const [at, { start, end }] of [...blocksOf(body).entries()].reverse()) {
    const id = idOf({ file, path: ['body', at] });
    const block = body
      .slice(start, end)
      .split('\n')
      // The line below the head of a table, a link's address and a figure's place are no words.
      .map((line) =>
        /^[\s|:-]+$|^\s*\[[^\]]+\]:|^\s*\{.*\}\s*$|^\s*<|^\s*!\[/.test(line)
          ? line
          : line.replace(/\s*\|?\s*$/, (ending) => marked('', id) + ending),
      )
      .join('\n');
    rest = rest.slice(0, start) + block + rest.slice(end);
  }
  return rest;
}

/** Figures, currencies and language tags are copy, too, but they are counted, compared or formatted with. */
const NO_WORDS = /^([^\p{Ll}\p{Lo}]*|[a-z]{2}(-[A-Z]{2})?)$/u;
/** Fields that are compared or made into an address: links within a text are found in it by their words. */
const COMPARED =
  /(^|\n)(value|previousValue|unit|prefix|suffix|currency|brand)$|(^|\n)(holidays|finePrintLinks)\n/;

/** The copy of a file with marks. */
function markedData({ file, place, data }: ReadFile): unknown {
  const copy = new Set(
    copyOf(place.kind.schema, data)
      .filter(({ value }) => typeof value === 'string' && !NO_WORDS.test(value))
      .map(({ path }) => path.join('\n'))
      .filter((path) => !COMPARED.test(path)),
  );
  const walk = (value: unknown, path: PropertyKey[]): unknown => {
    if (typeof value === 'string')
      return copy.has(path.join('\n')) ? marked(value, idOf({ file, path })) : value;
    if (Array.isArray(value)) return value.map((item, at) => walk(item, [...path, at]));
    if (Object.prototype.toString.call(value) !== '[object Object]') return value;
    const fields = Object.entries(value as object);
    return Object.fromEntries(fields.map(([key, item]) => [key, walk(item, [...path, key])]));
  };
  return walk(data, []);
}

const known = new Map<string, { key: string; marked: Pick<ReadFile, 'data' | 'body'> }>();

/** The data and the text of a file, with a mark behind each text that tells where it stands. */
export function markEntry(read: ReadFile): Pick<ReadFile, 'data' | 'body'> {
  const { file, data, body } = read;
  // After a change all files are read again, and all but a few say the same.
  const key = JSON.stringify([data, body]);
  const found = known.get(file);
  if (found?.key === key) return found.marked;
  const marked = { data: markedData(read), body: markedBody(file, body) };
  known.set(file, { key, marked });
  return marked;
}
