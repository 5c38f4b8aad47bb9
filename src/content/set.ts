import { GENERATED } from '../site-map.ts';
import { addressOf } from './addresses.ts';
import { checkAnchors } from './anchors.ts';
import { checkBlueprint } from './blueprint-rules.ts';
import { type ContentFault, fieldName } from './faults/fault.ts';
import { didYouMean } from './faults/nearest.ts';
import { type ContentFile, dataOf, type Leaf, leaves } from './leaves.ts';
import { checkLibrary } from './library.ts';
import { linksOf } from './links.ts';
import { checkOrders } from './lists.ts';
import { checkServices } from './services.ts';

const PICTURES = new Set(['backgroundImage', 'image', 'picture', 'avatar']);

/** Where a picture is named: with its alternative text, or alone where it is ornament. */
const isPicture = ({ path }: Leaf) =>
  path.at(-1) === 'picture' || (path.at(-1) === 'name' && PICTURES.has(String(path.at(-2))));

/** Where a figure says which publication it is taken from. */
const isSource = ({ path }: Leaf) => path.at(-1) === 'source';

/** Addresses that a file answers to: `content/offers/industries/energy.yaml` at /industries/energy. */
function addresses({ file, data }: ContentFile): Leaf[] {
  const page = addressOf(file);
  if (!page) return [];
  const { aliases = [] } = data as { aliases?: string[] };
  return [
    { path: [], value: page },
    ...aliases.map((value, index) => ({ path: ['aliases', index], value })),
  ];
}

/** How many letters two addresses share from their start. */
function likeness(a: string, b: string): number {
  let length = 0;
  while (length < a.length && a[length] === b[length]) length += 1;
  return length;
}

/** The known address most like a mistyped one, for the message. */
function nearest(address: string, known: Set<string>): string {
  const [best = '/'] = [...known].sort((a, b) => likeness(b, address) - likeness(a, address));
  return likeness(best, address) > address.length / 2 ? `; did you mean ${best}?` : '';
}

/**
 * What no single schema can see: two pages with one address, a page that is published and still
 * listed as to come, links, pictures and sources that lead nowhere.
 * @param files every content file
 * @param pictures names of the pictures in media/reliefs
 */
export function checkContentSet(files: ContentFile[], pictures: Set<string>): ContentFault[] {
  const faults: ContentFault[] = [];
  const fault = (file: string, path: PropertyKey[], message: string) =>
    faults.push({ file, field: fieldName(path), message });

  const owners = new Map<string, string>();
  const claims = files.flatMap((entry) =>
    addresses(entry).map((leaf) => ({ ...leaf, file: entry.file })),
  );
  // A page owns its own path before anybody's alias, so that the alias is the one to blame.
  claims.sort((a, b) => a.path.length - b.path.length);
  for (const { file, path, value } of claims) {
    const owner = owners.get(value);
    if (owner) fault(file, path, `${value} already belongs to ${owner}`);
    else owners.set(value, file);
  }

  const waiting = leaves(dataOf(files, 'content/pending.yaml'));
  for (const { path, value } of waiting) {
    const owner = owners.get(value);
    if (owner)
      fault(
        'content/pending.yaml',
        path,
        `${value} stands already, in ${owner}; take this line away`,
      );
  }

  const known = new Set([
    ...owners.keys(),
    ...GENERATED.map(({ path }) => path),
    ...waiting.map(({ value }) => value),
  ]);
  const site = dataOf<{ outside?: Record<string, string> }>(files, 'content/site.yaml');
  const listed = dataOf<{ sources?: { id: string }[] }>(files, 'content/sources.yaml');
  const sources = new Set(listed?.sources?.map(({ id }) => id));
  const outside = new Set(['messaging', ...Object.keys(site?.outside ?? {})]);
  for (const { file, data, body = '' } of files) {
    const found = leaves(data);
    for (const { path, value } of linksOf({ file, data, body })) {
      const [address = ''] = value.split(/[?#]/);
      if (value.startsWith('outside:')) {
        const key = value.slice('outside:'.length);
        const hint = didYouMean(key, outside) || '; add it under outside there';
        if (!outside.has(key))
          fault(file, path, `content/site.yaml has no outside link named "${key}"${hint}`);
      } else if (address && !known.has(address)) {
        fault(file, path, `${address} is not a page of this site${nearest(address, known)}`);
      }
    }
    for (const { path, value } of found.filter(isSource)) {
      const hint = didYouMean(value, sources) || '; add it there';
      if (!sources.has(value))
        fault(file, path, `content/sources.yaml has no source with id: ${value}${hint}`);
    }
    for (const { path, value } of found.filter(isPicture)) {
      if (pictures.has(value)) continue;
      const hint = didYouMean(value, pictures) || '; add its picture there (docs/add-a-picture.md)';
      fault(file, path, `media/reliefs has no picture named ${value}${hint}`);
    }
  }
  return [
    ...faults,
    ...checkAnchors(files),
    ...checkOrders(files),
    ...checkLibrary(files),
    ...checkBlueprint(files),
    ...checkServices(files),
  ];
}
