import type { Line, Mark } from './inline.ts';
import type { Sheet, Tag } from './sheet.ts';
import { COLOUR } from './style.ts';

/** Where lines stand: upper left corner in points is `x` and the sheet's own height. */
export interface Setting {
  x: number;
  leading: number;
  size: number;
}

/** The baseline of a line whose upper edge is at `y`. */
export const baselineOf = (y: number, { leading, size }: Omit<Setting, 'x'>) =>
  y + leading / 2 + size * 0.35;

/** Lines that have to stand together at the start: all of a short text, two of a longer one. */
export const startLines = (count: number) => (count <= 3 ? count : 2);

/** Whether a line goes to the next page: it does not fit, or it would leave the last one alone there. */
const breaksAt = (index: number, count: number, fitting: number) =>
  index > 0 && (fitting < 1 || (fitting < 2 && index === count - 2 && count > 3));

/** Hairlines under links, a quiet ground behind code. */
function decorate(sheet: Sheet, line: Line, x: number, baseline: number): void {
  const { doc } = sheet;
  let at = x;
  for (const { mark, width, text, face } of line.runs) {
    const [from, y] = [at, baseline + 2.2];
    const to = from + (text.endsWith(' ') ? sheet.widthOf(text.trimEnd(), face) : width);
    at += width;
    if (mark?.type === 'Link')
      sheet.artifact(() => doc.lineWidth(0.5).moveTo(from, y).lineTo(to, y).stroke(face.colour));
    if (mark?.type === 'Code')
      sheet.artifact(() => {
        const height = face.size * 1.16;
        doc.rect(from - 1.2, y + 0.6 - height, to - from + 2.4, height).fill(COLOUR.mist);
      });
  }
}

/** Draws lines one below another, over as many pages as they need, as content of `parent`. */
export function drawLines(sheet: Sheet, lines: Line[], setting: Setting, parent: Tag): void {
  const { x, leading } = setting;
  let open: { mark: Mark; element: Tag } | undefined;
  const close = () => {
    // A link is closed on its own page, because that is when pdfkit notes which page it is on.
    open?.element.end();
    open = undefined;
  };
  for (const [index, line] of lines.entries()) {
    if (breaksAt(index, lines.length, Math.floor(sheet.room / leading + 0.01))) {
      close();
      sheet.newPage();
    }
    const baseline = baselineOf(sheet.y, setting);
    decorate(sheet, line, x, baseline);
    let at = x;
    for (const { text, face, mark, width } of line.runs) {
      if (open && open.mark !== mark) close();
      if (mark && !open) open = { mark, element: sheet.tag(parent, mark.type) };
      const element = open?.element ?? parent;
      sheet.fill(element, () => sheet.letters(text, face, at, baseline));
      if (mark?.type === 'Link')
        sheet.link(element, [at, sheet.y, width, leading], mark.href, mark.label);
      at += width;
    }
    sheet.y += leading;
  }
  close();
}
