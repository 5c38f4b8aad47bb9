import type { Element } from './read-html.ts';

/** A stretch of a source, and what stands there instead. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * Puts a text in place of an element.
 * @throws when the element does not stand in the source, as a `body` that the parser has added
 */
export function replace({ tagName, sourceCodeLocation: at }: Element, text: string): Edit {
  if (!at) throw new Error(`<${tagName}> does not stand in the source`);
  return { start: at.startOffset, end: at.endOffset, text };
}

/** Where an attribute may be put into the first tag of an element, before its others. */
export function placeOfAttribute({ tagName, sourceCodeLocation: at }: Element): Edit {
  const place = (at?.startOffset ?? 0) + 1 + tagName.length;
  return { start: place, end: place, text: '' };
}

/** Makes edits, which do not overlap, in a source. */
export const edited = (source: string, edits: Edit[]): string =>
  edits
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end, text: own }) => text.slice(0, start) + own + text.slice(end),
      source,
    );
