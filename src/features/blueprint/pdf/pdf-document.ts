import { colourOf } from './colour-of.ts';
import { literal, unicode } from './pdf-strings.ts';

/** A4, in points. */
export const PAPER = { width: 595, height: 842 };

/** What a piece of text is to a screen reader (ISO 32000-1, 14.8.4). */
export type TextRole = 'H1' | 'H2' | 'H3' | 'P';

/** How a line of text looks. */
export interface TextLook {
  size: number;
  isBold?: boolean | undefined;
  /** Hexadecimal, such as #0c1f25 or, as built styles shorten it, #fff. */
  colour: string;
}

interface Page {
  drawn: string[];
  links: string[];
  /** Roles of its texts in the order in which they are read. */
  roles: TextRole[];
}

const point = (value: number) => value.toFixed(1);

/**
 * Writes a PDF 1.7 file (ISO 32000-1) with the two fonts that every reader has. Texts are tagged, so that
 * screen readers know the headings and the reading order. Distances are in points from the upper left corner of
 * a page.
 */
export class PdfDocument {
  private readonly pages: Page[] = [];

  /** Begins a page, on which everything after it is drawn. */
  addPage(): void {
    this.pages.push({ drawn: [], links: [], roles: [] });
  }

  private get page(): Page {
    if (this.pages.length === 0) this.addPage();
    return this.pages.at(-1) as Page;
  }

  /** Draws the lines of a text, from the base line of the first downwards; a text without a role is decoration. */
  text(
    lines: string[],
    x: number,
    y: number,
    leading: number,
    look: TextLook,
    role?: TextRole,
  ): void {
    const { page } = this;
    const shown = lines.map((line) => `${literal(line)} Tj T*`).join(' ');
    const mark = role ? `/${role} <</MCID ${page.roles.length}>> BDC` : '/Artifact BMC';
    if (role) page.roles.push(role);
    page.drawn.push(
      `${mark} BT /${look.isBold ? 'B' : 'R'} ${look.size} Tf ${colourOf(look.colour)} rg ${leading} TL ${point(x)} ${point(PAPER.height - y)} Td ${shown} ET EMC`,
    );
  }

  /** A filled rectangle; decoration. */
  rectangle(x: number, y: number, width: number, height: number, colour: string): void {
    this.page.drawn.push(
      `/Artifact BMC ${colourOf(colour)} rg ${point(x)} ${point(PAPER.height - y - height)} ${point(width)} ${point(height)} re f EMC`,
    );
  }

  /** Makes a place on the page lead to an address. */
  link(x: number, y: number, width: number, height: number, url: string): void {
    const top = PAPER.height - y;
    this.page.links.push(
      `<</Type /Annot /Subtype /Link /F 4 /Border [0 0 0] /Rect [${[x, top - height, x + width, top].map(point).join(' ')}] /Contents ${unicode(url)} /A <</S /URI /URI ${literal(encodeURI(decodeURI(url)))}>>>>`,
    );
  }

  /** The number of pages so far. */
  get count(): number {
    return this.pages.length;
  }

  /** Draws on every page once all are there, for example page numbers. */
  onEach(draw: (page: number) => void): void {
    const all = this.pages.splice(0);
    for (const [index, page] of all.entries()) {
      this.pages.push(page);
      draw(index + 1);
    }
  }

  /** The file. */
  finish({ title, lang }: { title: string; lang: string }): Blob {
    const objects: string[] = [];
    const add = (body: string) => objects.push(body);
    const first = 8;
    const at = (index: number) => first + 2 * index;
    const elements = this.pages.flatMap(({ roles }, index) =>
      roles.map((role, id) => ({ role, id, index })),
    );
    const elementsAt = first + 2 * this.pages.length;
    const refs = elements.map((_, index) => `${elementsAt + index} 0 R`);
    add(
      `<</Type /Catalog /Pages 2 0 R /Lang ${literal(lang)} /MarkInfo <</Marked true>> /StructTreeRoot 6 0 R /ViewerPreferences <</DisplayDocTitle true>>>>`,
    );
    add(
      `<</Type /Pages /Count ${this.count} /Kids [${this.pages.map((_, index) => `${at(index)} 0 R`).join(' ')}]>>`,
    );
    for (const font of ['Helvetica', 'Helvetica-Bold'])
      add(`<</Type /Font /Subtype /Type1 /BaseFont /${font} /Encoding /WinAnsiEncoding>>`);
    add(`<</Title ${unicode(title)}>>`);
    const parents = this.pages.map((_, index) => {
      const own = refs.filter((_ref, place) => elements[place]?.index === index);
      return `${index} [${own.join(' ')}]`;
    });
    add(`<</Type /StructTreeRoot /K 7 0 R /ParentTree <</Nums [${parents.join(' ')}]>>>>`);
    add(`<</Type /StructElem /S /Document /P 6 0 R /K [${refs.join(' ')}]>>`);
    for (const [index, { drawn, links }] of this.pages.entries()) {
      const body = drawn.join('\n');
      add(
        `<</Type /Page /Parent 2 0 R /MediaBox [0 0 ${PAPER.width} ${PAPER.height}] /Tabs /S /StructParents ${index} /Resources <</Font <</R 3 0 R /B 4 0 R>>>> /Contents ${at(index) + 1} 0 R /Annots [${links.join('')}]>>`,
      );
      add(`<</Length ${body.length}>>\nstream\n${body}\nendstream`);
    }
    for (const { role, id, index } of elements)
      add(`<</Type /StructElem /S /${role} /P 7 0 R /Pg ${at(index)} 0 R /K ${id}>>`);
    return fileOf(objects);
  }
}

/** Numbers the objects and adds the table by which readers find them (ISO 32000-1, 7.5.4). */
function fileOf(objects: string[]): Blob {
  let file = '%PDF-1.7\n%\xe2\xe3\xcf\xd3\n';
  const offsets = objects.map((body, index) => {
    const offset = file.length;
    file += `${index + 1} 0 obj\n${body}\nendobj\n`;
    return `${`${offset}`.padStart(10, '0')} 00000 n \n`;
  });
  const table = file.length;
  file += `xref\n0 ${objects.length + 1}\n0000000000 65535 f \n${offsets.join('')}`;
  file += `trailer\n<</Size ${objects.length + 1} /Root 1 0 R /Info 5 0 R>>\nstartxref\n${table}\n%%EOF\n`;
  const bytes = Uint8Array.from(file, (character) => character.charCodeAt(0));
  return new Blob([bytes], { type: 'application/pdf' });
}
