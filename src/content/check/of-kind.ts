import { DEFAULT_LOCALE, localPath } from '@falaj/contract/locale.ts';
import type { Data, KindName } from '../../site-map.ts';
import { addressOf, type ContentPlace, localeOfFile, placeOf } from '../read/addresses.ts';
import type { ContentFile } from '../read/leaves.ts';

/** A content file that meets its schema, with its place in the site map. */
export interface CheckedFile extends ContentFile {
  place: ContentPlace;
  /** The text that was read in place of the file's own. */
  text?: string | undefined;
}

/** A content file of a kind, whose data have the type that its schema gives them. */
export type FileOf<Name extends KindName> = ContentFile & { data: Data<Name> };

/** The files of a kind, of which `files` holds only those that meet their schema. */
export const ofKind = <Name extends KindName>(files: ContentFile[], name: Name): FileOf<Name>[] =>
  files.filter(({ file }) => placeOf(file)?.name === name) as FileOf<Name>[];

/**
 * The data of a kind with a single file, in the root language; undefined where it is missing or does not meet its
 * schema.
 */
export const dataOf = <Name extends KindName>(files: ContentFile[], name: Name) =>
  ofKind(files, name).find(({ file }) => localeOfFile(file) === DEFAULT_LOCALE)?.data;

/** The addresses of a file: that of its page, and its aliases; none for a file that is no page. */
export function addressesOf(entry: ContentFile): string[] {
  const page = addressOf(entry.file);
  const [offer] = ofKind([entry], 'offers');
  const aliases = offer?.data.aliases ?? [];
  return page ? [page, ...aliases.map((alias) => localPath(alias, localeOfFile(entry.file)))] : [];
}
