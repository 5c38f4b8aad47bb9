/** The sheets that the build has put into a page; their numbers give their order (deploy/integration/styles). */
const SHEETS = 'style[data-sheet]';

const sheetsOf = (page: Document) => [...page.querySelectorAll<HTMLStyleElement>(SHEETS)];
const numberOf = ({ dataset }: HTMLStyleElement) => Number(dataset.sheet);

/**
 * Adds those styles of a page that this document lacks, each in its place, and takes none away: they stand
 * before the page does, so no frame is without them.
 * @throws when one of them is not the one that this document has under its number, or its policy refuses it: the
 *   page is of another version of the site
 */
export function bringStyles(next: Document): void {
  for (const sheet of sheetsOf(next)) {
    const place = sheetsOf(document).find((one) => numberOf(one) >= numberOf(sheet));
    if (place?.isEqualNode(sheet)) continue;
    const copy = document.importNode(sheet, true);
    document.head.insertBefore(copy, place ?? null);
    if (!copy.sheet || place?.dataset.sheet === copy.dataset.sheet)
      throw new Error('Another version of the site');
  }
}
