import { type ContentFile, type Leaf, leaves } from '../read/leaves.ts';
import { bodyLinks } from './body.ts';
import { didYouMean } from './diagnostics/nearest.ts';
import { type ContentProblem, problemAt } from './diagnostics/problem.ts';
import { dataOf } from './of-kind.ts';

/** The names of fields that hold an address on this site. */
const FIELDS = ['href', 'viewAllLink'];
const LISTS = ['related', 'notInMenus'];
/** The prefix of a named link to another site. */
const OUTSIDE = 'outside:';

const isLink = ({ path }: Leaf) =>
  FIELDS.includes(String(path.at(-1))) || LISTS.includes(String(path.at(-2)));

/** Every link in a file, in its fields and in its text. */
export const linksOf = ({ data, body = '', bodyLine = 1 }: ContentFile): Leaf[] => [
  ...leaves(data).filter(isLink),
  ...bodyLinks(body).map(({ href, line }) => ({
    path: ['body', 'href'],
    value: href,
    line: line && line + bodyLine - 1,
  })),
];

/** The length of the common beginning of two addresses. */
function likeness(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}

/** The known address that is most similar to a mistyped one, for the message. */
function meant(address: string, known: Set<string>): string {
  const plain = address.toLowerCase().replace(/(\/index)?(\.html|\/)?$/, '') || '/';
  if (known.has(plain)) return `; write ${plain}`;
  const [best = '/'] = [...known].sort((a, b) => likeness(b, address) - likeness(a, address));
  // Two letters behind the last slash have to agree, since a folder alone is no likeness.
  return likeness(best, address) > address.lastIndexOf('/') + 2 ? `; did you mean ${best}?` : '';
}

/**
 * Finds links to pages of this site that do not exist, and named links that content/site.yaml does not have.
 * @param known every address of the site, including those still to come
 */
export function checkLinks(files: ContentFile[], known: Set<string>): ContentProblem[] {
  const outside = new Set(['messaging', ...Object.keys(dataOf(files, 'site')?.outside ?? {})]);
  return files.flatMap((from) =>
    linksOf(from).flatMap(({ path, value, line }) => {
      const [address = ''] = value.split(/[?#]/);
      if (value.startsWith(OUTSIDE)) {
        const key = value.slice(OUTSIDE.length);
        if (outside.has(key)) return [];
        const hint = didYouMean(key, outside) || '; add it under outside there';
        const message = `content/site.yaml has no outside link named "${key}"${hint}`;
        return problemAt(from.file, path, message, line);
      }
      if (!address || known.has(address)) return [];
      const message = `${address} is not a page of this site${meant(address, known)}`;
      return problemAt(from.file, path, message, line);
    }),
  );
}
