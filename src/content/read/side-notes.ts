import type { Element, ElementContent, Root, RootContent } from 'hast';

/**
 * Whether an element is a reference to a note, as the Markdown parser writes it (GitHub Flavored Markdown,
 * footnotes).
 */
const isReference = ({ tagName, properties }: Element) =>
  tagName === 'a' && 'dataFootnoteRef' in properties;
const isList = (node: RootContent): node is Element =>
  node.type === 'element' && 'dataFootnotes' in node.properties;
const isBack = (node: ElementContent) =>
  node.type === 'element' && 'dataFootnoteBackref' in node.properties;

/** Every element below a node, in document order. */
const below = ({ children }: Root | Element): Element[] =>
  children.flatMap((child) => (child.type === 'element' ? [child, ...below(child)] : []));

const nameIn = (value: unknown) => String(value).replace(/^#?user-content-fn(ref)?-/, '');

/** Makes a note beside the text, whose number links back to its reference (DPUB-ARIA 1.1, doc-footnote). */
function noteOf(number: number, item: Element): Element {
  const back: Element = {
    type: 'element',
    tagName: 'a',
    properties: { href: `#note-${number}-call`, role: 'doc-backlink' },
    children: [{ type: 'text', value: String(number) }],
  };
  const words = below(item)
    .filter(({ tagName }) => tagName === 'p')
    .flatMap(({ children }) => children.filter((child) => !isBack(child)));
  return {
    type: 'element',
    tagName: 'aside',
    properties: { id: `note-${number}`, role: 'doc-footnote' },
    children: [back, { type: 'text', value: ' ' }, ...words],
  };
}

/**
 * Moves the notes of a text, written as footnotes, behind the paragraphs that refer to them, where they can
 * stand in the margin and are read in their place.
 */
export function placeSideNotes(tree: Root): void {
  const list = tree.children.find(isList);
  if (!list) return;
  const items = below(list).filter(({ tagName }) => tagName === 'li');
  let number = 0;
  tree.children = tree.children.flatMap((block): RootContent[] => {
    if (block === list) return [];
    if (block.type !== 'element') return [block];
    const notes = below(block)
      .filter(isReference)
      .flatMap((call) => {
        const name = nameIn(call.properties.href);
        const item = items.find(({ properties }) => nameIn(properties.id) === name);
        if (!item) return [];
        number += 1;
        call.properties = {
          href: `#note-${number}`,
          id: `note-${number}-call`,
          role: 'doc-noteref',
        };
        call.children = [{ type: 'text', value: String(number) }];
        return [noteOf(number, item)];
      });
    return [block, ...notes];
  });
}
