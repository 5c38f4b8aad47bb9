/** Gives a node the children that it was printed with. Those that are in their place are not moved. */
function putBack(parent: Node, printed: Node[]): void {
  for (const child of [...parent.childNodes]) {
    if (!printed.includes(child)) child.remove();
  }
  for (const [index, child] of printed.entries()) {
    const found = parent.childNodes[index] ?? null;
    if (found !== child) parent.insertBefore(child, found);
  }
}

/**
 * Remembers the nodes of an island as they were printed. React expects them when it hydrates, and would otherwise
 * mistake elements for others, or print the island anew without what was typed and pressed. Translators put elements
 * around texts, password managers and other add-ons put theirs beside fields.
 * @returns a function that puts every printed node back in its place with its text, and takes out all others
 */
export function rememberPrint(island: Element): () => void {
  const walker = document.createTreeWalker(island);
  const printed: { node: Node; children: Node[]; text: string | null }[] = [];
  for (let node: Node | null = island; node; node = walker.nextNode())
    printed.push({ node, children: [...node.childNodes], text: node.nodeValue });
  return () => {
    const focused = document.activeElement as HTMLElement | null;
    for (const { node, children, text } of printed) {
      if (node.nodeValue !== text) node.nodeValue = text;
      putBack(node, children);
    }
    // What was moved has lost the focus.
    if (focused !== document.activeElement) focused?.focus({ preventScroll: true });
  };
}
