import { slugOf } from '../../lib/slug.ts';
import { GENERATED } from '../../site-map.ts';
import { type ContentFile, type Leaf, leaves } from '../read/leaves.ts';
import { checkBlueprint } from './blueprint-rules.ts';
import { didYouMean } from './diagnostics/nearest.ts';
import { type ContentProblem, problemAt } from './diagnostics/problem.ts';
import { checkLibrary } from './library.ts';
import { checkLinks } from './links.ts';
import { checkOrders } from './lists.ts';
import { addressesOf, dataOf } from './of-kind.ts';
import { checkPrices } from './prices.ts';

/** The file that each address belongs to. */
type Owners = Map<string, string>;

const PENDING = 'content/pending.yaml';
const PICTURES = new Set(['backgroundImage', 'image', 'picture', 'avatar']);
const DECORATIONS = new Set<PropertyKey | undefined>(['picture']);

/** Whether a field names a picture: with its alternative text, or alone where it is decoration. */
const isPicture = ({ path }: Leaf) =>
  DECORATIONS.has(path.at(-1)) || (path.at(-1) === 'name' && PICTURES.has(String(path.at(-2))));

/** Whether a field names the publication from which a figure is taken. */
/** Texts of the interface may be called so, too, and are no slugs. */
const isSource = ({ path, value }: Leaf) => path.at(-1) === 'source' && slugOf(value) === value;

/** Finds addresses that two files claim. */
function checkAddresses(files: ContentFile[]): { owners: Owners; problems: ContentProblem[] } {
  const owners: Owners = new Map();
  const claims = files.flatMap((entry) =>
    addressesOf(entry).map((value, index) => ({
      file: entry.file,
      path: index === 0 ? [] : ['aliases', index - 1],
      value,
    })),
  );
  // Pages claim their own paths before aliases, so that a conflict is reported for the alias.
  claims.sort((a, b) => a.path.length - b.path.length);
  const problems = claims.flatMap(({ file, path, value }) => {
    const owner = owners.get(value);
    if (owner) return problemAt(file, path, `${value} already belongs to ${owner}`);
    owners.set(value, file);
    return [];
  });
  return { owners, problems };
}

/** Finds pages that are published and still listed as pending. */
const checkPending = (waiting: Leaf[], owners: Owners): ContentProblem[] =>
  waiting.flatMap(({ path, value }) => {
    const owner = owners.get(value);
    const message = `${value} stands already, in ${owner}; take this line away`;
    return owner ? problemAt(PENDING, path, message) : [];
  });

/** Finds names of sources and pictures that do not exist. */
function checkNames(files: ContentFile[], pictures: Set<string>): ContentProblem[] {
  const sources = new Set(dataOf(files, 'sources')?.sources.map(({ id }) => id));
  const missing = (value: string, names: Set<string>, otherwise: string) =>
    names.has(value) ? undefined : didYouMean(value, names) || `; ${otherwise}`;
  return files.flatMap(({ file, data }) =>
    leaves(data).flatMap((leaf) => {
      const { path, value } = leaf;
      if (isSource(leaf)) {
        const hint = missing(value, sources, 'add it there');
        const message = `content/sources.yaml has no source with id: ${value}${hint}`;
        return hint === undefined ? [] : problemAt(file, path, message);
      }
      if (!isPicture(leaf)) return [];
      const hint = missing(value, pictures, 'add its picture there (docs/add-a-picture.md)');
      const message = `media/reliefs has no picture named ${value}${hint}`;
      return hint === undefined ? [] : problemAt(file, path, message);
    }),
  );
}

/**
 * Checks what no single schema can see: two pages with one address, a published page that is still listed as
 * pending, and links, pictures and sources that do not exist.
 * @param files every content file
 * @param pictures names of the pictures in media/reliefs
 */
export function checkContentSet(files: ContentFile[], pictures: Set<string>): ContentProblem[] {
  const { owners, problems } = checkAddresses(files);
  const waiting = leaves(dataOf(files, 'pending'));
  const known = new Set([
    ...owners.keys(),
    ...GENERATED.map(({ path }) => path),
    ...waiting.map(({ value }) => value),
  ]);
  return [
    ...problems,
    ...checkPending(waiting, owners),
    ...checkLinks(files, known),
    ...checkNames(files, pictures),
    ...checkOrders(files),
    ...checkLibrary(files),
    ...checkBlueprint(files),
    ...checkPrices(files),
  ];
}
