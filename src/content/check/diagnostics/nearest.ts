import MiniSearch from 'minisearch';

/** How much a typing error may differ from what was meant: four in ten letters wrong, missing or added. */
const FUZZINESS = 0.4;

/**
 * Finds the known name that a mistyped one was probably meant to be.
 * @returns undefined when none is similar
 */
export function nearest(written: string, known: Iterable<string>): string | undefined {
  const search = new MiniSearch({ fields: ['name'], idField: 'name', tokenize: (name) => [name] });
  search.addAll([...new Set(known)].map((name) => ({ name })));
  const [best] = search.search(written, { fuzzy: FUZZINESS, prefix: true });
  return best && String(best.id);
}

/** The end of a message that suggests the nearest name: `; did you mean title?`, or an empty text. */
export function didYouMean(written: string, known: Iterable<string>): string {
  const found = nearest(written, known);
  return found ? `; did you mean ${found}?` : '';
}
