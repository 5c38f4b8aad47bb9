import type { BuiltPage } from '../built-page.ts';
import { sheetsOfOpening } from './page-fragment.ts';

/** Styles that plain openings leave out. */
export interface CommonSheets {
  /** The numbers of the style elements. */
  numbers: Set<string>;
  /** The one that no document has without the others: it tells whether to ask for plain openings. */
  marker: string | undefined;
}

/**
 * The styles that weigh most in the openings of a site, taken together as openings need them: whoever walks from offer to
 * offer has them from the first one on.
 * @param everywhere numbers of the style elements that every page has
 */
export function commonSheets(
  pages: Pick<BuiltPage, 'cut' | 'sheets'>[],
  everywhere: Set<string>,
): CommonSheets {
  const weights = new Map<string, number>();
  const held: Set<string>[] = [];
  for (const { cut, sheets } of pages) {
    const needed = cut ? sheetsOfOpening(cut, sheets, everywhere) : [];
    const weight = needed.reduce((sum, number) => sum + (sheets.get(number)?.length ?? 0), 0);
    weights.set(needed.join(), (weights.get(needed.join()) ?? 0) + weight);
    // A document has the styles of its pages, and for a moment those of an opening alone.
    held.push(new Set(sheets.keys()), new Set(needed));
  }
  const [heaviest = ''] = [...weights].sort(([, a], [, b]) => b - a)[0] ?? [];
  const numbers = new Set(heaviest ? heaviest.split(',') : []);
  const marker = [...numbers].find((number) =>
    held.every((one) => !one.has(number) || numbers.isSubsetOf(one)),
  );
  return { numbers, marker };
}
