/** The elements of the page directly inside an element, without those that translators put around them. */
const ownIn = (element: Element): Element[] =>
  [...element.children].flatMap((child) => (child.localName === 'font' ? ownIn(child) : child));

/** Gives an element the content that it was printed with, and keeps the elements that it has. */
function restore(element: Element, printed: Element): void {
  const own = ownIn(element);
  const content = [...printed.childNodes].map((node) => {
    const at = own.findIndex(({ nodeName }) => nodeName === node.nodeName);
    const kept = at < 0 ? undefined : own.splice(at, 1)[0];
    if (kept) restore(kept, node as Element);
    return kept ?? node.cloneNode(true);
  });
  if (element.innerHTML !== printed.innerHTML) element.replaceChildren(...content);
}

/**
 * Remembers the content of an island as it was printed. React expects it when it hydrates: it would throw away
 * what translators, or add-ons that replace words, have made of it, and with it what was typed and pressed.
 * @returns a function that restores text and order, and keeps the elements with what was typed into them
 */
export function rememberPrint(island: Element): () => void {
  const { innerHTML } = island;
  return () => {
    if (island.innerHTML === innerHTML) return;
    const focused = document.activeElement as HTMLElement | null;
    restore(island, new DOMParser().parseFromString(innerHTML, 'text/html').body);
    // What was moved has lost the focus.
    focused?.focus({ preventScroll: true });
  };
}
