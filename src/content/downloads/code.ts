import type { Element, ElementContent } from 'hast';
import { toString as hastText } from 'hast-util-to-string';
import type { Block, Place } from './blocks.ts';
import type { Sheet } from './sheet.ts';
import { COLOUR, FACE, type Face, LEADING } from './style.ts';

const PAD = { side: 12, block: 9 };
const BEND = 14;
/** Letters shrink to this, in points, before a long line is broken. */
const SMALLEST = 7.5;
/** Letters that the rest of a long line is moved in by. */
const HANG = 4;
/** A block up to this many lines is kept on one page; of a longer one, this many stand together. */
const [WHOLE, PART] = [22, 5];

/** Looks by the classes that refractor writes, as in ui/Prose/Code.module.css. */
const LOOKS: [RegExp, Partial<Face>][] = [
  [/\bcomment\b/, { colour: COLOUR.quiet, isSlanted: true }],
  [/\b(keyword|builtin|boolean|function-variable)\b/, { colour: COLOUR.waterDeep }],
  [/\b(string|number|property|method|url)\b/, { colour: COLOUR.clay }],
  [/\b(function|class-name)\b/, { font: 'codeStrong' }],
];

interface Part {
  text: string;
  face: Face;
}

interface CodeLine {
  parts: Part[];
  isRest: boolean;
}

function partsOf(nodes: ElementContent[], face: Face): Part[] {
  return nodes.flatMap((node): Part[] => {
    if (node.type === 'text') return [{ text: node.value, face }];
    if (node.type !== 'element') return [];
    const names = [node.properties.className ?? []].flat().join(' ');
    const look = LOOKS.find(([pattern]) => pattern.test(names))?.[1] ?? {};
    return partsOf(node.children, { ...face, ...look });
  });
}

/** Cuts parts into lines of at most `columns` letters; what is left of a long line hangs. */
export function codeLines(parts: Part[], columns: number): CodeLine[] {
  const lines: CodeLine[] = [{ parts: [], isRest: false }];
  let used = 0;
  const next = (isRest: boolean) => {
    lines.push({ parts: [], isRest });
    used = isRest ? HANG : 0;
  };
  for (const { text, face } of parts) {
    for (const piece of text.replaceAll('\t', '    ').match(/\n|[^\n]+/g) ?? []) {
      let rest = piece;
      if (rest === '\n') {
        next(false);
        continue;
      }
      while (rest) {
        const room = columns - used;
        // Break at the last space or punctuation that fits, or in the middle of a word.
        const fitting = rest.slice(0, room);
        const soft = rest.length > room ? (/^.*[\s,;(/]/.exec(fitting)?.[0].length ?? 0) : 0;
        const length = rest.length <= room ? rest.length : soft || (used > HANG ? 0 : room);
        if (length) lines.at(-1)?.parts.push({ text: rest.slice(0, length), face });
        used += length;
        rest = rest.slice(length);
        if (rest) next(true);
      }
    }
  }
  while (lines.length > 1 && lines.at(-1)?.parts.length === 0) lines.pop();
  return lines;
}

/** The mark of a line that goes on: a channel that bends. */
function drawHang(sheet: Sheet, x: number, y: number): void {
  sheet.artifact(() => {
    sheet.doc.lineWidth(1).strokeColor(COLOUR.water);
    sheet.doc.path(`M${x + 3} ${y + 1.5}v2a2.5 2.5 0 0 0 2.5 2.5h5`).stroke();
  });
}

/** A block of code on a ground with one bend. */
export function codeBlock(element: Element, { x, width }: Place, sheet: Sheet): Block {
  const room = width - 2 * PAD.side;
  const longest = Math.max(
    ...hastText(element)
      .split('\n')
      .map(({ length }) => length),
  );
  const fitting = (FACE.code.size * room) / (longest * sheet.widthOf('0', FACE.code));
  const size = Math.max(SMALLEST, Math.min(FACE.code.size, fitting));
  const face = { ...FACE.code, size };
  const letter = sheet.widthOf('0', face);
  const lines = codeLines(partsOf(element.children, face), Math.floor(room / letter + 0.001));
  const heightOf = (count: number) => count * LEADING.code + 2 * PAD.block;

  const drawGround = (count: number) => {
    const [top, bottom, right] = [sheet.y, sheet.y + heightOf(count), x + width];
    const bend = Math.min(BEND, bottom - top);
    sheet.artifact(() => {
      const shape = `M${x} ${top}H${right - bend}a${bend} ${bend} 0 0 1 ${bend} ${bend}V${bottom}H${x}Z`;
      sheet.doc.path(shape).fill(COLOUR.panel);
    });
  };

  return {
    before: 12,
    after: 4,
    height: heightOf(lines.length),
    start: heightOf(lines.length <= WHOLE ? lines.length : PART),
    least: heightOf(lines.length <= 2 * PART ? lines.length : PART),
    hasIntroduction: true,
    draw(parent) {
      const code = sheet.tag(parent, 'Code', { placement: 'Block' });
      for (let from = 0; from < lines.length; ) {
        const fitting = Math.floor((sheet.room - 2 * PAD.block) / LEADING.code);
        const left = lines.length - from;
        const count = left <= fitting ? left : Math.min(fitting, Math.max(left - PART, PART));
        drawGround(count);
        const top = sheet.y + PAD.block;
        for (const [index, { parts, isRest }] of lines.slice(from, from + count).entries()) {
          const y = top + index * LEADING.code;
          if (isRest) drawHang(sheet, x + PAD.side, y);
          let at = x + PAD.side + (isRest ? HANG * letter : 0);
          const line = parts.length > 0 ? parts : [{ text: ' ', face }];
          sheet.fill(code, () => {
            for (const { text, face } of line) {
              sheet.letters(text, face, at, y + LEADING.code / 2 + size * 0.3);
              at += text.length * letter;
            }
          });
        }
        sheet.y += heightOf(count);
        from += count;
        if (from < lines.length) sheet.newPage();
      }
    },
  };
}
