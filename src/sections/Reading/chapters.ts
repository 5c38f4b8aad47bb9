import type { Root } from 'hast';

/**
 * Splits a text before each heading of the second level.
 * @returns what stands before the first of them, if anything does, and then a tree for each chapter
 */
export function chaptersOf({ children }: Root): Root[] {
  const chapters: Root[] = [];
  for (const block of children) {
    const isHeading = block.type === 'element' && block.tagName === 'h2';
    if (isHeading || chapters.length === 0) chapters.push({ type: 'root', children: [] });
    chapters.at(-1)?.children.push(block);
  }
  return chapters;
}
