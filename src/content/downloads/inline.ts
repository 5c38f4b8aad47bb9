import type { ElementContent } from 'hast';
import { toString as hastText } from 'hast-util-to-string';
import { type Chunk, chunksOf, shatter, tieLast } from './chunks.ts';
import type { Sheet } from './sheet.ts';
import { COLOUR, type Face } from './style.ts';

/** What a run of letters is, apart from how it looks. Every link and every bit of code has its own. */
export interface Mark {
  type: 'Code' | 'Link';
  href: string;
  label: string;
}

/** Letters of one look. */
export interface Run {
  text: string;
  face: Face;
  mark?: Mark | undefined;
}

/** Runs that stand side by side. */
export interface Line {
  runs: (Run & { width: number })[];
  width: number;
}

/** Turns an address as written in Markdown into one that works outside the site. */
export type Resolve = (href: string) => string;

/**
 * Flattens inline Markdown into runs.
 * @throws when an element has no form on paper
 */
export function inlineRuns(
  nodes: ElementContent[],
  face: Face,
  resolve: Resolve,
  mark?: Mark,
): Run[] {
  return nodes.flatMap((node): Run[] => {
    if (node.type === 'text') return [{ text: node.value.replace(/\s+/g, ' '), face, mark }];
    if (node.type !== 'element') return [];
    const inside = (changes: Partial<Face>, own = mark) =>
      inlineRuns(node.children, { ...face, ...changes }, resolve, own);
    const label = hastText(node);
    switch (node.tagName) {
      case 'strong':
        return inside(face.font === 'text' ? { font: 'strong' } : {});
      case 'em':
        return inside({ isSlanted: true });
      case 'code': {
        const font = face.font === 'text' ? 'code' : 'codeStrong';
        const own = mark ?? { type: 'Code', href: '', label };
        return inside({ font, size: face.size * 0.92 }, own);
      }
      case 'a': {
        const href = resolve(String(node.properties.href));
        return inside({ colour: COLOUR.waterDeep }, { type: 'Link', href, label });
      }
      case 'br':
        return [{ text: '\n', face }];
      default:
        throw new Error(`a PDF has no form for <${node.tagName}>`);
    }
  });
}

function append(line: Line, run: Run & { width: number }): void {
  const last = line.runs.at(-1);
  if (last && last.mark === run.mark && last.face === run.face) {
    last.text += run.text;
    last.width += run.width;
  } else line.runs.push({ ...run });
  line.width += run.width;
}

/** Width of the widest part that is not broken, and of the whole on one line. */
export function extent(runs: Run[], sheet: Sheet): { least: number; most: number } {
  const chunks = chunksOf(runs, sheet);
  const most = chunks.reduce((sum, { width, space }) => sum + width + (space?.width ?? 0), 0);
  return { least: Math.max(0, ...chunks.map(({ width }) => width)), most };
}

/** Breaks runs into lines of at most `width` points. The space at a break stays, for those who copy. */
export function breakLines(runs: Run[], width: number, sheet: Sheet): Line[] {
  const lines: Line[] = [{ runs: [], width: 0 }];
  let before: Chunk | undefined;
  const whole = tieLast(chunksOf(runs, sheet), width);
  const chunks = whole.flatMap((chunk) =>
    chunk.width > width ? shatter(chunk, width, sheet) : [chunk],
  );
  for (const chunk of chunks) {
    let line = lines.at(-1) as Line;
    const needed = line.width + (before?.space?.width ?? 0) + chunk.width;
    const isNew = before?.isLast || (line.runs.length > 0 && needed > width + 0.01);
    if (before?.space) append(line, before.space);
    if (isNew) {
      line = { runs: [], width: 0 };
      lines.push(line);
    }
    for (const run of chunk.runs) append(line, run);
    before = chunk;
  }
  return lines;
}
