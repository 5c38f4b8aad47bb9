import type { Element } from './read-html.ts';

/** A part of a source, and its replacement. */
export interface Edit {
  start: number;
  end: number;
  text: string;
}

/**
 * Replaces an element by a text.
 * @throws when the element is not in the source, such as a `body` that the parser has added
 */
export function replace({ tagName, sourceCodeLocation: at }: Element, text: string): Edit {
  if (!at) throw new Error(`<${tagName}> does not stand in the source`);
  return { start: at.startOffset, end: at.endOffset, text };
}

/** The place in an element's start tag at which an attribute can be added, before its others. */
export function placeOfAttribute({ tagName, sourceCodeLocation: at }: Element): Edit {
  const place = (at?.startOffset ?? 0) + 1 + tagName.length;
  return { start: place, end: place, text: '' };
}

/** Applies edits, which must not overlap, to a source. */
export const edited = (source: string, edits: Edit[]): string =>
  edits
    .toSorted((a, b) => b.start - a.start)
    .reduce(
      (text, { start, end, text: own }) => text.slice(0, start) + own + text.slice(end),
      source,
    );
