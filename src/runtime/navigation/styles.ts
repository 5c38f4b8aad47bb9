/**
 * The style elements that the build has put into a page; their numbers give their order
 * (deploy/integration/styles).
 */
const SHEETS = 'style[data-sheet]';

const sheetsOf = (page: Document) => [...page.querySelectorAll<HTMLStyleElement>(SHEETS)];
const numberOf = ({ dataset }: HTMLStyleElement) => Number(dataset.sheet);

/**
 * Adds the styles of a page that this document lacks, each in its place, and removes none. It runs before the
 * page is shown, so that no frame shows the page without its styles.
 * @throws when this document has other styles under one of the numbers, or when its security policy refuses
 * them: the page then belongs to another version of the site
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
