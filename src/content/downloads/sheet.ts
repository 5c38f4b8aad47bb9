import PDFDocument from 'pdfkit';
import { requireLetters } from './letters.ts';
import { type Face, FONTS, PAGE } from './style.ts';

/** An element of the structure tree that assistive technology reads (ISO 32000-1, 14.7). */
export type Tag = PDFKit.PDFStructureElement;

/** What pdfkit takes and its types leave out. */
interface TagOptions {
  alt?: string;
  bbox?: [number, number, number, number];
  placement?: 'Block';
  scope?: 'Column' | 'Row';
}

/** The paper: knows where the next line goes, and gives everything drawn its place in the structure. */
export class Sheet {
  readonly doc: PDFKit.PDFDocument;
  /** The whole document in the structure tree. */
  readonly root: Tag;
  /** Upper edge of what comes next, in points from the top of the page. */
  y: number = PAGE.top;
  #bottom = PAGE.bottom;

  constructor(options: PDFKit.PDFDocumentOptions) {
    this.doc = new PDFDocument({
      ...options,
      size: [PAGE.width, PAGE.height],
      margin: 0,
      // Without this pdfkit starts with Helvetica, which is not embedded.
      font: '',
      bufferPages: true,
      pdfVersion: '1.7',
      tagged: true,
      displayTitle: true,
    });
    for (const [name, font] of Object.entries(FONTS)) this.doc.registerFont(name, font);
    this.root = this.doc.struct('Document');
    this.doc.addStructure(this.root);
  }

  /** Number of the page that is being drawn, from 1. */
  get number(): number {
    return this.doc.bufferedPageRange().count;
  }

  get isAtTop(): boolean {
    return this.y === PAGE.top;
  }

  /** Height left on this page. */
  get room(): number {
    return this.#bottom - this.y;
  }

  /** Lets the page be a little fuller where the last lines would otherwise stand alone on the next. */
  squeeze(rest: number): void {
    if (rest <= this.room + PAGE.slack) this.#bottom = PAGE.bottom + PAGE.slack;
  }

  newPage(): void {
    this.doc.addPage();
    this.#bottom = PAGE.bottom;
    this.y = PAGE.top;
  }

  /** Goes down by `gap`, or to a new page where `height` would not fit below it. */
  advance(gap: number, height: number): void {
    if (this.isAtTop) return;
    if (gap + height > this.room) this.newPage();
    else this.y += gap;
  }

  set({ font, size, colour }: Face): PDFKit.PDFDocument {
    return this.doc.font(font).fontSize(size).fillColor(colour);
  }

  widthOf(text: string, { font, size }: Face): number {
    return this.doc.font(font).fontSize(size).widthOfString(text);
  }

  /**
   * Letters on a baseline. They must be drawn inside `fill` or `artifact`.
   * @throws when the font lacks one of them, which would print an empty box
   */
  letters(text: string, face: Face, x: number, baseline: number): void {
    requireLetters(this.doc.font(face.font), face.font, text);
    const oblique = face.isSlanted ? 10 : false;
    this.set(face).text(text, x, baseline, { lineBreak: false, baseline: 'alphabetic', oblique });
  }

  /** Opens an element of the structure inside another. */
  tag(parent: Tag, type: string, options: TagOptions = {}): Tag {
    const element = this.doc.struct(type, options);
    parent.add(element);
    return element;
  }

  /** Draws content that belongs to an element. */
  fill(element: Tag, draw: () => void): void {
    const content = this.doc.markStructureContent('Span');
    draw();
    this.doc.endMarkedContent();
    element.add(content);
  }

  /** Draws what says nothing of its own: grounds, rules, feet, repeated heads (ISO 32000-1, 14.8.2.2). */
  artifact(draw: () => void, type: 'Layout' | 'Pagination' = 'Layout'): void {
    this.doc.markContent('Artifact', { type });
    this.doc.save();
    draw();
    this.doc.restore();
    this.doc.endMarkedContent();
  }

  /**
   * Makes a box lead to an address, or with `#` to a place in this document.
   * @param label what a screen reader says instead of the box (PDF/UA-1, 7.18.5)
   */
  link(element: Tag, box: [number, number, number, number], href: string, label: string): void {
    // pdfkit writes a plain string as a PDF name; a String object becomes text.
    const options = { structParent: element, Contents: Object(label) as string };
    if (href.startsWith('#')) this.doc.goTo(...box, href.slice(1), options);
    else this.doc.link(...box, href, options);
  }

  /** Names this height of this page, so that links can lead to it. */
  destination(name: string): void {
    this.doc.addNamedDestination(name, 'XYZ', null, Math.max(0, this.y - 20), null);
  }

  /** Adds this height of this page to the bookmarks. */
  bookmark(title: string, parent = this.doc.outline, expanded = false): PDFKit.PDFOutline {
    const place = { top: Math.max(0, this.y - 20), left: PAGE.width, fit: false };
    return parent.addItem(title, { expanded, ...place });
  }

  /** Closes the document. */
  async bytes(): Promise<Buffer> {
    const parts: Buffer[] = [];
    this.doc.on('data', (part) => parts.push(part));
    const end = new Promise((resolve) => this.doc.on('end', resolve));
    this.doc.end();
    await end;
    return Buffer.concat(parts);
  }
}
