import type { Root } from 'hast';

/** A part of a text, from a heading of the second level to the next one. */
export interface Chapter {
  /** The anchor of its heading; what stands before the first heading has none. */
  id?: string;
  tree: Root;
}

/**
 * Splits a text before each heading of the second level. The anchor of a heading becomes that of its chapter:
 * Chromium finds no place for a heading that is not laid out yet, and would mark the wrong one in the contents
 * (`:target-current`).
 */
export function chaptersOf({ children }: Root): Chapter[] {
  const chapters: Chapter[] = [];
  for (const block of children) {
    if (block.type === 'element' && block.tagName === 'h2') {
      const { id, ...properties } = block.properties;
      const heading = { ...block, properties };
      chapters.push({ id: String(id), tree: { type: 'root', children: [heading] } });
    } else {
      if (chapters.length === 0) chapters.push({ tree: { type: 'root', children: [] } });
      chapters.at(-1)?.tree.children.push(block);
    }
  }
  return chapters;
}
