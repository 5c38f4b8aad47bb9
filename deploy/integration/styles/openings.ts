/** Styles, with the pages that need them. */
export interface Opened {
  /** In bytes. */
  size: number;
  pages: Set<string>;
  /** The pages that need them in their opening, from the top down to the band with the heading. */
  openings: Set<string>;
}

/** What the openings of all pages weigh while styles are joined. */
interface OpeningScale {
  /** The weight of the heaviest opening that would weigh more once two parts are one; 0 where none would. */
  heaviestOf(a: Opened, b: Opened): number;
  /** Notes that two parts are one from now on. */
  join(a: Opened, b: Opened): void;
}

/**
 * Keeps account of what the opening of each page weighs. An opening carries each part of which it needs
 * something, as a whole. What every page needs is not counted, since no navigation fetches it again.
 * @param parts the styles, none of them joined yet
 * @param own the weight of each opening without its styles, as bytes of styles that compress to as much
 */
export function weighOpenings(
  parts: Opened[],
  own: ReadonlyMap<string, number> = new Map(),
): OpeningScale {
  const all = new Set(parts.flatMap(({ pages }) => [...pages])).size;
  const weights = new Map(own);
  const heavier = (page: string, size: number) => (weights.get(page) ?? 0) + size;
  const added = (a: Opened, b: Opened): [page: string, size: number][] => {
    if (a.pages.union(b.pages).size === all) return [];
    return [
      ...[...b.openings.difference(a.openings)].map((page): [string, number] => [page, a.size]),
      ...[...a.openings.difference(b.openings)].map((page): [string, number] => [page, b.size]),
    ];
  };
  for (const { size, pages, openings } of parts) {
    if (pages.size < all) for (const page of openings) weights.set(page, heavier(page, size));
  }
  return {
    heaviestOf: (a, b) => Math.max(0, ...added(a, b).map(([page, size]) => heavier(page, size))),
    join(a, b) {
      for (const [page, size] of added(a, b)) weights.set(page, heavier(page, size));
    },
  };
}
