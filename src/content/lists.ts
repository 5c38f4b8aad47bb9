import { DEFAULT_LOCALE } from '../lib/locale.ts';
import { addressOf, placeOf } from './addresses.ts';
import type { ContentFault } from './faults/fault.ts';
import type { ContentFile } from './leaves.ts';
import { linksOf } from './links.ts';

/** Two entries of one list with one place in it would change places by chance. */
export function checkOrders(files: ContentFile[]): ContentFault[] {
  const taken = new Map<string, string>();
  return files.flatMap(({ file, data }) => {
    const { order, category = '' } = (data ?? {}) as { order?: number; category?: string };
    if (order === undefined) return [];
    const place = placeOf(file);
    const key = `${place?.name} ${place?.locale} ${category} ${order}`;
    const owner = taken.get(key);
    taken.set(key, file);
    if (!owner) return [];
    return [{ file, field: 'order', message: `${owner} has order ${order} already; take another` }];
  });
}

/** Pages that lists find by themselves need no link; every other one does, from some other file. */
export function checkLinked(files: ContentFile[]): ContentFault[] {
  const linked = new Set(
    files.flatMap((from) =>
      linksOf(from)
        .map(({ value }) => value.split(/[?#]/)[0] ?? '')
        .filter((address) => address !== addressOf(from.file)),
    ),
  );
  return files.flatMap(({ file, data }) => {
    const place = placeOf(file);
    const { listing } = place?.kind.page ?? {};
    const byHand = listing?.menu === 'header' || listing?.menu === 'legal';
    const address = addressOf(file);
    if (!byHand || !address || address === '/' || place?.locale !== DEFAULT_LOCALE) return [];
    const { aliases = [] } = data as { aliases?: string[] };
    if ([address, ...aliases].some((at) => linked.has(at))) return [];
    const message = `nothing links to ${address}; add it to content/navigation.yaml or to a page`;
    return [{ file, field: '', message }];
  });
}
