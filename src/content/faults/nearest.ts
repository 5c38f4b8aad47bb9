import MiniSearch from 'minisearch';

/** How far a slip may be from what was meant: four in ten of its letters wrong, missing or too many. */
const FUZZINESS = 0.4;

/**
 * The known name that a mistyped one was probably meant to be.
 * @returns undefined when none is like it
 */
export function nearest(written: string, known: Iterable<string>): string | undefined {
  const search = new MiniSearch({ fields: ['name'], idField: 'name', tokenize: (name) => [name] });
  search.addAll([...new Set(known)].map((name) => ({ name })));
  return search.search(written, { fuzzy: FUZZINESS, prefix: true })[0]?.id as string | undefined;
}

/** The end of a message that offers the nearest name: `; did you mean title?`, or nothing. */
export function didYouMean(written: string, known: Iterable<string>): string {
  const found = nearest(written, known);
  return found ? `; did you mean ${found}?` : '';
}
