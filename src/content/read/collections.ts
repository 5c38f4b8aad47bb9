import { LOCALES, type Locale } from '../../lib/locale.ts';
import { type Data, type KindName, SITE_MAP } from '../../site-map.ts';
import { describeFault } from '../check/diagnostics/fault.ts';
import { collectionOf, filesOf, placeOf } from './addresses.ts';
import { readContent } from './files.ts';
import { type Facts, openFacts } from './variables/open.ts';

/** A content file in the form in which tests and programs read it without Astro. */
export interface FileEntry<Name extends KindName> {
  file: string;
  id: string;
  data: Data<Name>;
  body: string;
}

/**
 * Every file of a kind in a language, sorted by name.
 * @param facts the values of placeholders, to share them when several kinds are read
 * @throws when one does not meet its schema
 */
export function readFiles<Name extends KindName>(
  name: Name,
  locale: Locale,
  facts = openFacts('.', locale),
): FileEntry<Name>[] {
  return filesOf(SITE_MAP[name], locale).map((file) => {
    const { data, body = '', faults } = readContent(file, '.', undefined, facts);
    if (faults.length > 0) throw new Error(faults.map(describeFault).join('\n'));
    return { file, id: placeOf(file)?.id ?? '', data: data as Data<Name>, body };
  });
}

/**
 * The data of a kind with a single file.
 * @param facts the values of placeholders, to share them when several kinds are read
 * @throws when the file is missing
 */
export function readFile<Name extends KindName>(
  name: Name,
  locale: Locale,
  facts?: Facts,
): Data<Name> {
  const [entry] = readFiles(name, locale, facts);
  if (!entry) throw new Error(`content: ${name} has no file (${locale})`);
  return entry.data;
}

/** Replaces Astro's `getCollection` where Astro does not run. */
export async function readCollection(collection: string): Promise<FileEntry<KindName>[]> {
  const names = Object.keys(SITE_MAP) as KindName[];
  for (const locale of LOCALES) {
    const name = names.find((known) => collectionOf(known, locale) === collection);
    if (name) return readFiles(name, locale);
  }
  throw new Error(`the site map has no kind “${collection}”`);
}
