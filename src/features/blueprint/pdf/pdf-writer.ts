import { linesOf, widthOf } from './glyphs.ts';
import { PAPER, PdfDocument, type TextRole } from './pdf-document.ts';

/** Colours of a document, in hexadecimal. */
export interface Ink {
  ground: string;
  light: string;
  text: string;
  quiet: string;
  accent: string;
  line: string;
  sand: string;
}

/** Distance of the text from the edges, in points. */
export const MARGIN = 48;
/** Width of the text. */
export const ROOM = PAPER.width - 2 * MARGIN;
const BOTTOM = PAPER.height - 60;

/** Font size of each role and the space before it, in points. */
const LOOKS = {
  H1: { size: 22, isBold: true, before: 0 },
  H2: { size: 15, isBold: true, before: 16 },
  H3: { size: 10.5, isBold: true, before: 7 },
  P: { size: 9.5, isBold: false, before: 2 },
} as const;

/** How a text differs from the usual look of its role. */
export interface Options {
  indent?: number;
  colour?: string;
  /** Makes the text a link. */
  href?: string | undefined;
}

/** Writes a document from top to bottom, and continues on a new page when one is full. */
export class PdfWriter {
  readonly pdf = new PdfDocument();
  y = MARGIN;
  readonly ink: Ink;

  constructor(ink: Ink) {
    this.ink = ink;
    this.pdf.addPage();
  }

  /**
   * Begins a new page if less than `height` points are left.
   * @returns whether a new page was begun
   */
  reserve(height: number): boolean {
    if (this.y + height <= BOTTOM) return false;
    this.pdf.addPage();
    this.y = MARGIN;
    return true;
  }

  /** Writes a text below what was written before. */
  write(role: TextRole, text: string, options: Options = {}): void {
    const { size, isBold, before } = LOOKS[role];
    const { indent = 0, href, colour = role === 'P' ? this.ink.quiet : this.ink.text } = options;
    const leading = size * 1.35;
    const lines = linesOf(text, ROOM - indent, size, isBold);
    // A heading is not left alone at the end of a page.
    this.reserve(before + lines.length * leading + (role === 'P' ? 0 : 4 * leading));
    this.y += before;
    const x = MARGIN + indent;
    const look = { size, isBold, colour: href ? this.ink.accent : colour };
    this.pdf.text(lines, x, this.y + size, leading, look, role);
    const height = lines.length * leading;
    if (href) {
      const widest = Math.max(...lines.map((line) => widthOf(line, size, isBold)));
      this.pdf.link(x, this.y, widest, height, href);
    }
    this.y += height;
  }

  /** A thin rule over the whole width. */
  rule(): void {
    this.y += 6;
    this.pdf.rectangle(MARGIN, this.y, ROOM, 0.6, this.ink.line);
    this.y += 2;
  }
}
