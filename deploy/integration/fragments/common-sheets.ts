import type { BuiltPage } from '../built-page.ts';
import { sheetsOfOpening } from './page-fragment.ts';

/** The styles that plain openings leave out. */
export interface CommonSheets {
  /** The numbers of their style elements. */
  numbers: Set<string>;
  /**
   * A style element that no document has without the others. A document that has it can ask for plain
   * openings.
   */
  marker: string | undefined;
}

/**
 * Chooses the styles that plain openings leave out. Openings that need the same set of style elements are
 * counted together, and the set with the most bytes in all is chosen. A visitor who goes from offer to offer
 * then loads these styles only once.
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
    // A document has either the styles of whole pages or, for a moment, only those of an opening.
    held.push(new Set(sheets.keys()), new Set(needed));
  }
  const [heaviest = ''] = [...weights].sort(([, a], [, b]) => b - a)[0] ?? [];
  const numbers = new Set(heaviest ? heaviest.split(',') : []);
  const marker = [...numbers].find((number) =>
    held.every((one) => !one.has(number) || numbers.isSubsetOf(one)),
  );
  return { numbers, marker };
}
