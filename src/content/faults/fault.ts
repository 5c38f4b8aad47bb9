/** A fault in a content file, worded for the person who edits it. */
export interface ContentFault {
  /** Path from the root of the repository. */
  file: string;
  /** The line to look at, counted from 1; left out where the whole file is meant. */
  line?: number | undefined;
  /** The field as an editor looks for it, such as `hero.title`; empty for the whole file. */
  field: string;
  /** What is wrong and what to write instead. */
  message: string;
}

/** Prints a fault as `content/site.yaml:14: phone: must begin with +`, which editors make a link. */
export const describeFault = ({ file, line, field, message }: ContentFault) =>
  [line ? `${file}:${line}` : file, field, message].filter(Boolean).join(': ');

/** `['items', 0, 'title']` as `items[0].title`, the way an editor looks for it. */
export const fieldName = (path: readonly PropertyKey[]) =>
  path.reduce<string>((name, part) => {
    if (typeof part === 'number') return `${name}[${part}]`;
    return name ? `${name}.${String(part)}` : String(part);
  }, '');

/** A fault of a field, which is named by the way to it. */
export const faultAt = (
  file: string,
  path: readonly PropertyKey[],
  message: string,
): ContentFault => ({ file, field: fieldName(path), message });

/** The way that a field's name stands for: `items[0].title` as `['items', 0, 'title']`. */
export const pathOf = (field: string): PropertyKey[] =>
  field
    .split(/[.[\]]+/)
    .filter(Boolean)
    .map((part) => (/^\d+$/.test(part) ? Number(part) : part));
