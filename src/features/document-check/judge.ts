import type { ListedDocument } from './document-list.ts';

/** What a file turned out to be. */
export type DocumentVerdict =
  | { is: 'same'; document: ListedDocument; isRenamed: boolean }
  | { is: 'changed' | 'version'; document: ListedDocument }
  | { is: 'unknown' };

/** The name of a file without what browsers and systems add to a copy: `a (1).pdf`, `a - Copy.pdf`. */
export const nameOfCopy = (name: string): string =>
  name
    .trim()
    .toLowerCase()
    .replace(/(\s*\(\d+\)|\s+-\s+copy(\s*\(\d+\))?|\s+copy(\s+\d+)?)(?=\.[^.]+$)/, '');

/** A file name without its version: `falaj-overview-2.1.0.pdf` is `falaj-overview.pdf`. */
const withoutVersion = (name: string) => name.replace(/-\d+(\.\d+)*(?=\.[^.]+$)/, '');

/**
 * Compares a file with the list: first by its fingerprint, since names prove nothing, and by its name where no
 * fingerprint matches.
 * @param sha256 of the file, in hexadecimal
 */
export function judge(
  name: string,
  sha256: string,
  documents: readonly ListedDocument[],
): DocumentVerdict {
  const own = nameOfCopy(name);
  const same = documents.find((document) => document.sha256 === sha256);
  if (same) return { is: 'same', document: same, isRenamed: same.file !== own };
  const changed = documents.find(({ file }) => file === own);
  if (changed) return { is: 'changed', document: changed };
  const other = documents.find(({ file }) => withoutVersion(file) === withoutVersion(own));
  return other ? { is: 'version', document: other } : { is: 'unknown' };
}
