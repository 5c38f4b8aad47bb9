import type { Element, Root, RootContent } from 'hast';

const SCHEME = 'figure:';

/** Ids of the figures that a block refers to: pictures whose address is `figure:` and an id. */
const callsIn = (block: Element): string[] =>
  block.children.flatMap((child) => {
    if (child.type !== 'element' || child.tagName !== 'img') return [];
    const address = String(child.properties.src);
    return address.startsWith(SCHEME) ? [address.slice(SCHEME.length)] : [];
  });

/** Turns each paragraph that contains only `![](figure:id)` into the place of that figure. */
export function placeFigures(tree: Root): void {
  tree.children = tree.children.map((block): RootContent => {
    if (block.type !== 'element' || block.tagName !== 'p' || block.children.length > 1)
      return block;
    const [id] = callsIn(block);
    if (id === undefined) return block;
    return { ...block, tagName: 'figure', properties: { id: `figure-${id}` }, children: [] };
  });
}

/** The id of the figure whose place this element is. */
export const figureAt = ({ tagName, properties }: Element): string | undefined =>
  tagName === 'figure' ? String(properties.id).replace(/^figure-/, '') : undefined;
