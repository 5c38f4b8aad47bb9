/** A content file that has passed its own schema. */
export interface ContentFile {
  /** Path from the root of the repository. */
  file: string;
  data: unknown;
  /** The text below the front matter of a Markdown file. */
  body?: string | undefined;
  /** The line on which that text begins, counted from 1. */
  bodyLine?: number | undefined;
}

/** A string inside a file, with its path. */
export interface Leaf {
  path: PropertyKey[];
  value: string;
  /** Its line in the file where it stands in a text; that of a field is known by its path. */
  line?: number | undefined;
}

/** Every string inside a value, with its path. */
export function leaves(value: unknown, path: PropertyKey[] = []): Leaf[] {
  if (typeof value === 'string') return [{ path, value }];
  if (value === null || typeof value !== 'object') return [];
  return Object.entries(value).flatMap(([key, item]) =>
    leaves(item, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
