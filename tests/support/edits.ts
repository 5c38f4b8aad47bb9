import { readFileSync, writeFileSync } from 'node:fs';
import { parseDocument } from 'yaml';

/**
 * The path of a value in YAML, such as `['hero', 'title']` or `['links', 0]`; `+` at the end appends to a
 * list.
 */
type Place = (string | number)[];

/** Changes a text file. */
export const edit = (file: string, change: (text: string) => string): void =>
  writeFileSync(file, change(readFileSync(file, 'utf8')));

/**
 * Replaces texts in a file, each at its first occurrence.
 * @throws when one of them is not in the file
 */
export const replace = (file: string, ...changes: [from: string, to: string][]): void =>
  edit(file, (before) =>
    changes.reduce((text, [from, to]) => {
      if (!text.includes(from)) throw new Error(`${file} does not hold: ${from}`);
      return text.replace(from, () => to);
    }, before),
  );

/** Writes a file that begins as a copy of another. */
export const copyText = (
  from: string,
  to: string,
  change: (text: string) => string = (text) => text,
): void => writeFileSync(to, change(readFileSync(from, 'utf8')));

const changed = (yaml: string, changes: [Place, unknown][]): string => {
  const document = parseDocument(yaml);
  for (const [place, value] of changes)
    if (place.at(-1) === '+') document.addIn(place.slice(0, -1), document.createNode(value));
    else if (value === undefined) document.deleteIn(place);
    else document.setIn(place, value);
  return document.toString({ lineWidth: 0 });
};

/** Sets values in a YAML file; `undefined` removes a field. */
export const setYaml = (file: string, ...changes: [Place, unknown][]): void =>
  edit(file, (text) => changed(text, changes));

/** Sets values in the front matter of a Markdown file, between its two `---`. */
export const setFront = (file: string, ...changes: [Place, unknown][]): void =>
  edit(file, (text) =>
    text.replace(/^---\n([\s\S]*?)^---$/m, (_, front) => `---\n${changed(front, changes)}---`),
  );
