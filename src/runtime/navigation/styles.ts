import { PRINTED } from './printed.ts';

/** The style elements that a page was printed with: its fonts, and the styles of its kind of page. */
export const stylesOf = (page: Document): HTMLStyleElement[] => [
  ...page.head.querySelectorAll<HTMLStyleElement>(`style[${PRINTED}]`),
];

/**
 * Puts the styles of a page in place of those of the page that is left, in their own order, so that the way a
 * visitor came makes no difference. What both pages have stays where it is. It runs in the task that shows the page,
 * so that no frame shows a page without its styles.
 * @returns the style elements that are now in the document
 * @throws when the security policy refuses one: the page then belongs to another version of the site
 */
export function bringStyles(wanted: HTMLStyleElement[]): HTMLStyleElement[] {
  const former = stylesOf(document);
  let last: Element | undefined;
  const present = wanted.map((one) => {
    const same = former.find((known) => known.isEqualNode(one));
    const style = same ?? document.importNode(one, true);
    const isBehind =
      same && (!last || last.compareDocumentPosition(same) & Node.DOCUMENT_POSITION_FOLLOWING);
    if (!isBehind) last ? last.after(style) : document.head.prepend(style);
    last = style;
    return style;
  });
  const refused = present.some(({ sheet }) => !sheet);
  for (const style of refused ? present : former) {
    if (refused ? !former.includes(style) : !present.includes(style)) style.remove();
  }
  if (refused) throw new Error('Another version of the site');
  return present;
}
