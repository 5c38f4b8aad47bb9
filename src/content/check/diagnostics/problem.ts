/** A problem in a content file, worded for the person who edits it. */
export interface ContentProblem {
  /** Path from the root of the repository. */
  file: string;
  /** The line of the problem, counted from 1; undefined where the whole file is meant. */
  line?: number | undefined;
  /** The field as an author would search for it, such as `hero.title`; empty for the whole file. */
  field: string;
  /** What is wrong and what to write instead. */
  message: string;
}

/** A problem as a line such as `content/site.yaml:14: phone: must begin with +`, which editors turn into a link. */
export const describeProblem = ({ file, line, field, message }: ContentProblem) =>
  [line ? `${file}:${line}` : file, field, message].filter(Boolean).join(': ');

/** The name of a field: `items[0].title` for `['items', 0, 'title']`. */
export const fieldName = (path: readonly PropertyKey[]) =>
  path.reduce<string>((name, part) => {
    if (typeof part === 'number') return `${name}[${part}]`;
    return name ? `${name}.${String(part)}` : String(part);
  }, '');

/**
 * A problem of a field, given by its path.
 * @param line where it stands in a text; that of a field is found by its path
 */
export const problemAt = (
  file: string,
  path: readonly PropertyKey[],
  message: string,
  line?: number,
): ContentProblem => ({ file, line, field: fieldName(path), message });

/** The path of a field's name: `['items', 0, 'title']` for `items[0].title`. */
export const pathOf = (field: string): PropertyKey[] =>
  field
    .split(/[.[\]]+/)
    .filter(Boolean)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
