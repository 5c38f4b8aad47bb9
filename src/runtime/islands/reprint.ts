/** The element in which translators such as Google's put what they translate; the site prints none. */
const WRAPPER = 'font';

/** The elements of the page itself directly inside an element, without what translators put around them. */
const ownIn = (element: Element): Element[] =>
  [...element.children].flatMap((child) => (child.localName === WRAPPER ? ownIn(child) : [child]));

/** Gives an element the content that it was printed with, and keeps the elements that it has. */
function restore(element: Element, printed: Element): void {
  const own = ownIn(element);
  const content = [...printed.childNodes].map((node) => {
    if (!(node instanceof Element)) return node.cloneNode();
    const at = own.findIndex(({ localName }) => localName === node.localName);
    const [kept] = at < 0 ? [] : own.splice(at, 1);
    if (kept) restore(kept, node);
    return kept ?? node.cloneNode(true);
  });
  const isSame =
    content.length === element.childNodes.length &&
    content.every((node, index) => {
      const shown = element.childNodes[index];
      return node === shown || (!(node instanceof Element) && node.isEqualNode(shown ?? null));
    });
  if (!isSame) element.replaceChildren(...content);
}

/**
 * Remembers the content of an island as it was printed. React expects it when it hydrates: it would throw away
 * what translators, or add-ons that replace words, have made of it, and with it what was typed and pressed.
 * @returns a function that restores text and order, and keeps the elements with what was typed into them
 */
export function rememberPrint(island: Element): () => void {
  const { innerHTML, textContent } = island;
  const count = () => island.getElementsByTagName('*').length;
  const printedCount = count();
  return () => {
    if (island.textContent === textContent && count() === printedCount) return;
    const printed = document.createElement('template');
    printed.innerHTML = innerHTML;
    const focused = document.activeElement as HTMLElement | null;
    const holder = document.createElement('div');
    holder.append(printed.content);
    restore(island, holder);
    // What is moved loses the focus.
    if (document.activeElement !== focused && focused && island.contains(focused))
      focused.focus({ preventScroll: true });
  };
}
