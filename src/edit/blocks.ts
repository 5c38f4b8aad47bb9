/** A block of code, or lines up to an empty one or to such a block. */
const BLOCK = /^[ \t]*(```|~~~)[\s\S]*?^[ \t]*\1.*$|^.*\S.*(?:\n(?![ \t]*(?:```|~~~)).*\S.*)*/gm;

/** The paragraphs, headings, lists and tables of a Markdown text, as places in it. */
export const blocksOf = (body: string): { start: number; end: number }[] =>
  [...body.matchAll(BLOCK)]
    .filter(([, fence]) => !fence)
    .map(({ 0: text, index }) => ({ start: index, end: index + text.length }));
