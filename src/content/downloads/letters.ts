/** A document with its font, which pdfkit keeps to itself and its types do not know. */
interface OpenFont {
  _font: { font: { hasGlyphForCodePoint(code: number): boolean } };
}

/**
 * Stops where the document's present font lacks a letter, which would print an empty box.
 * @param name what the message calls the font
 * @throws on the first letter that the font lacks
 */
export function requireLetters(doc: PDFKit.PDFDocument, name: string, text: string): void {
  const { font } = (doc as unknown as OpenFont)._font;
  for (const letter of text) {
    const code = letter.codePointAt(0) ?? 0;
    if (font.hasGlyphForCodePoint(code)) continue;
    const number = code.toString(16).toUpperCase().padStart(4, '0');
    throw new Error(`the font "${name}" of the PDFs has no letter ${letter} (U+${number})`);
  }
}
