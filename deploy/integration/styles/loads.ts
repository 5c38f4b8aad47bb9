/** Styles, with the pages that need them. */
export interface Needed {
  /** In bytes. */
  size: number;
  pages: Set<string>;
  /** The pages that need them in their opening, from the top down to the band with the heading. */
  openings: Set<string>;
}

/**
 * What each page, or its opening, weighs.
 * @param own the weight of each without its styles, as bytes of styles that compress to as much
 */
export function loadsOf(
  where: 'pages' | 'openings',
  parts: Iterable<Needed>,
  own: ReadonlyMap<string, number> = new Map(),
): Map<string, number> {
  const loads = new Map(own);
  for (const part of parts) {
    for (const page of part[where]) loads.set(page, (loads.get(page) ?? 0) + part.size);
  }
  return loads;
}

/** What pages, or their openings, weigh while styles are joined. */
interface Loads {
  /** The weight of the heaviest page that would weigh more once two parts are one; 0 where none would. */
  heaviestOf(a: Needed, b: Needed): number;
  /** Notes that two parts are one from now on. */
  join(a: Needed, b: Needed): void;
}

/**
 * Keeps account of what each page or opening weighs, which carries each part of which it needs something, as a
 * whole. In openings, what every page needs is not counted, since no navigation fetches it again.
 * @param parts the styles, none of them joined yet
 * @param own the weight of each without its styles, as bytes of styles that compress to as much
 */
export function keepLoads(
  where: 'pages' | 'openings',
  parts: Needed[],
  own?: ReadonlyMap<string, number>,
): Loads {
  const all = new Set(parts.flatMap(({ pages }) => [...pages])).size;
  const isCounted = (pages: Set<string>) => where === 'pages' || pages.size < all;
  const counted = parts.filter(({ pages }) => isCounted(pages));
  const loads = loadsOf(where, counted, own);
  const heavier = (page: string, size: number) => (loads.get(page) ?? 0) + size;
  const added = (a: Needed, b: Needed): [page: string, size: number][] =>
    isCounted(a.pages.union(b.pages))
      ? [
          ...[...b[where].difference(a[where])].map((page): [string, number] => [page, a.size]),
          ...[...a[where].difference(b[where])].map((page): [string, number] => [page, b.size]),
        ]
      : [];
  return {
    heaviestOf: (a, b) => Math.max(0, ...added(a, b).map(([page, size]) => heavier(page, size))),
    join(a, b) {
      for (const [page, size] of added(a, b)) loads.set(page, heavier(page, size));
    },
  };
}
