/** The line of a font's table that gives a glyph several Arabic letters, such as lam and alef (Unicode, block Arabic). */
const JOINED = /(?<=^<[0-9A-F]{4}> <)(?:06[0-9A-F]{2}){2,}(?=>$)/gm;

/**
 * Lets letters that share a glyph be copied in their order. Readers take the glyphs of a line from left to right and turn
 * the whole line round afterwards, so that they need such letters from left to right as well; Typst writes them from right to
 * left. Its tables (ISO 32000-1, 9.10.3) are not compressed, and nothing in the file moves.
 */
export function orderJoinedLetters(pdf: Uint8Array): Uint8Array {
  const text = Buffer.from(pdf).toString('latin1');
  const turned = text.replace(JOINED, (letters) =>
    (letters.match(/.{4}/g) ?? []).reverse().join(''),
  );
  return Buffer.from(turned, 'latin1');
}
