import type { Root } from 'hast';
import { toString as textOf } from 'hast-util-to-string';

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

/** How long the chapters of a text are, in characters; the blocks of one that has few chapters. */
export function partLengths(tree: Root): number[] {
  const chapters = chaptersOf(tree);
  const parts = chapters.length > 2 ? chapters.map((chapter) => chapter.tree) : tree.children;
  return parts.map((part) => textOf(part).length).filter((length) => length > 1);
}
