import type { Element } from 'hast';
import type { Block, Place, Scribe } from './blocks.ts';
import { breakLines, extent, inlineRuns, type Line, type Run } from './inline.ts';
import { drawLines } from './lines.ts';
import type { Sheet, Tag } from './sheet.ts';
import { COLOUR, FACE, LEADING } from './style.ts';

const PAD = { side: 14, block: 5 };
/** A word may make its column this wide, in points, before it is broken instead. */
const WIDEST_WORD = 150;
/** A table up to this height is kept on one page. */
const WHOLE = 220;

interface Row {
  isHead: boolean;
  cells: Run[][];
}

const isEmpty = (runs: Run[] = []) => runs.every(({ text }) => !text.trim());

const inside = (element: Element, names: RegExp): Element[] =>
  element.children.filter(
    (child): child is Element => child.type === 'element' && names.test(child.tagName),
  );

/** The rows; a head without a word is left out, since nobody could hear or see it. */
function readRows(table: Element, { resolve }: Scribe): Row[] {
  const rows = inside(table, /^t(head|body)$/)
    .flatMap((part) => inside(part, /^tr$/))
    .map((row) => {
      const cells = inside(row, /^t[hd]$/);
      const isHead = cells.every(({ tagName }) => tagName === 'th');
      const face = isHead ? FACE.head : FACE.cell;
      return { isHead, cells: cells.map(({ children }) => inlineRuns(children, face, resolve)) };
    });
  return rows.filter(({ isHead, cells }) => !isHead || !cells.every(isEmpty));
}

/** Gives each column what its longest word needs, and shares the rest by how much text there is. */
function columnWidths(rows: Row[], width: number, sheet: Sheet): number[] {
  const columns = (rows[0]?.cells ?? []).map((_, index) => {
    const extents = rows.map(({ cells }) => extent(cells[index] ?? [], sheet));
    const least = Math.min(WIDEST_WORD, Math.max(...extents.map((cell) => cell.least)));
    const most = Math.max(...extents.map((cell) => cell.most));
    return { least: least + PAD.side, want: Math.max(1, most - least) };
  });
  const spare = width - columns.reduce((sum, { least }) => sum + least, 0);
  const wants = columns.reduce((sum, { want }) => sum + want, 0);
  if (spare < 0) return columns.map(({ least }) => (least * width) / (width - spare));
  return columns.map(({ least, want }) => least + (spare * want) / wants);
}

/** A table of data; rows are never cut, and a new page repeats the head for the eye alone. */
export function tableBlock(element: Element, { x, width }: Place, scribe: Scribe): Block {
  const { sheet } = scribe;
  const rows = readRows(element, scribe);
  // A first column without a head names the rows.
  const hasRowHeads = !rows[0]?.isHead || isEmpty(rows[0].cells[0]);
  const widths = columnWidths(rows, width, sheet);
  const total = widths.reduce((sum, column) => sum + column, 0);
  const set = rows.map(({ isHead, cells }) => {
    const lines = cells.map((runs, index) =>
      breakLines(runs, (widths[index] ?? width) - PAD.side, sheet),
    );
    const most = Math.max(...lines.map(({ length }) => length));
    return { isHead, lines, height: most * LEADING.cell + 2 * PAD.block };
  });
  const heightOf = (count: number) => set.slice(0, count).reduce((sum, row) => sum + row.height, 0);

  const drawCells = (lines: Line[][], draw: (cell: Line[], x: number, index: number) => void) => {
    const top = sheet.y + PAD.block;
    let at = x;
    for (const [index, cell] of lines.entries()) {
      sheet.y = top;
      draw(cell, at, index);
      at += widths[index] ?? 0;
    }
    sheet.y = top - PAD.block;
  };
  const setting = (at: number) => ({ x: at, leading: LEADING.cell, size: FACE.cell.size });
  const rule = ({ isHead, height }: { isHead: boolean; height: number }) => {
    const colour = isHead ? COLOUR.water : COLOUR.line;
    const y = sheet.y + height;
    sheet.doc.lineWidth(isHead ? 1.5 : 0.6).strokeColor(colour);
    sheet.doc
      .moveTo(x, y)
      .lineTo(x + total, y)
      .stroke();
  };
  /** The head again, outside the structure, so that nobody hears it twice. */
  const repeatHead = () => {
    const head = set.find(({ isHead }) => isHead);
    if (!head) return;
    sheet.artifact(() => {
      drawCells(head.lines, (cell, at) => {
        for (const [index, { runs }] of cell.entries()) {
          const text = runs.map((run) => run.text).join('');
          const baseline = sheet.y + LEADING.cell * (index + 0.5) + FACE.head.size * 0.35;
          sheet.letters(text, FACE.head, at, baseline);
        }
      });
      rule(head);
    }, 'Pagination');
    sheet.y += head.height;
  };
  const drawRow = (row: (typeof set)[number], table: Tag) => {
    sheet.artifact(() => rule(row));
    const line = sheet.tag(table, 'TR');
    drawCells(row.lines, (cell, at, index) => {
      const scope = row.isHead ? 'Column' : hasRowHeads && index === 0 ? 'Row' : undefined;
      const tag = sheet.tag(line, scope ? 'TH' : 'TD', scope ? { scope } : {});
      drawLines(sheet, cell, setting(at), tag);
    });
    sheet.y += row.height;
  };

  return {
    before: 14,
    after: 6,
    height: heightOf(set.length),
    start: heightOf(heightOf(set.length) <= WHOLE ? set.length : 3),
    hasIntroduction: true,
    least: heightOf(set.length <= 4 ? set.length : 3),
    draw(parent) {
      const table = sheet.tag(parent, 'Table');
      for (const [index, row] of set.entries()) {
        // The last row takes the one before it along, so that it does not stand alone.
        const last = index === set.length - 2 ? (set.at(-1)?.height ?? 0) : 0;
        if (index > 2 && row.height + last > sheet.room) {
          sheet.newPage();
          repeatHead();
        }
        drawRow(row, table);
      }
    },
  };
}
