import type { Element, ElementContent } from 'hast';
import { codeBlock } from './code.ts';
import { breakLines, inlineRuns, type Resolve, type Run } from './inline.ts';
import { drawLines, startLines } from './lines.ts';
import { listBlock } from './list.ts';
import type { Sheet, Tag } from './sheet.ts';
import { COLOUR, FACE, type Face, FULL, LEADING, PAGE } from './style.ts';
import { tableBlock } from './table.ts';

/** The column that a block is set in. */
export interface Place {
  x: number;
  width: number;
}

/** Something that stands on paper, measured and ready to be drawn. All lengths are points. */
export interface Block {
  /** Space above it, unless it begins a page. */
  before: number;
  /** Space below it, on top of what comes next. */
  after?: number;
  height: number;
  /** How much of it must stand together on the page where it begins. */
  start: number;
  /** The same where the page would otherwise end far too early. */
  least?: number;
  /** Must not be the last thing on a page. */
  isLead?: boolean;
  /** A short text between a heading and this goes along with it. */
  hasIntroduction?: boolean;
  draw(parent: Tag): void;
}

/** What blocks need to know of the document they stand in. */
export interface Scribe {
  sheet: Sheet;
  resolve: Resolve;
  /** Told when a heading is about to be drawn. */
  onHeading(id: string, text: string, depth: number): void;
}

/** Text set in lines as one element of the structure. */
export function textBlock(
  sheet: Sheet,
  runs: Run[],
  { x, width }: Place,
  look: { face: Face; leading: number; type: string; before: number },
): Block {
  const lines = breakLines(runs, width, sheet);
  const { leading } = look;
  return {
    before: look.before,
    height: lines.length * leading,
    start: startLines(lines.length) * leading,
    draw: (parent) =>
      drawLines(sheet, lines, { x, leading, size: look.face.size }, sheet.tag(parent, look.type)),
  };
}

/** In a document whose title is H1 and whose chapters are H2, a text begins with H3. */
function headingBlock(element: Element, { x }: Place, scribe: Scribe): Block {
  const depth = Number(element.tagName[1]);
  const [face, leading] = depth === 2 ? [FACE.h2, LEADING.h2] : [FACE.h3, LEADING.h3];
  const runs = inlineRuns(element.children, face, scribe.resolve);
  const look = { face, leading, type: `H${depth + 1}`, before: depth === 2 ? 28 : 20 };
  const block = textBlock(scribe.sheet, runs, { x, width: PAGE.measure }, look);
  const text = runs.map((run) => run.text).join('');
  return {
    ...block,
    start: block.height,
    isLead: true,
    draw(parent) {
      scribe.onHeading(String(element.properties.id), text, depth);
      block.draw(parent);
    },
  };
}

/** A quotation beside a channel; it stays on one page. */
function quoteBlock(element: Element, { x, width }: Place, scribe: Scribe): Block {
  const { sheet } = scribe;
  const blocks = prepare(element.children, { x: x + 18, width: width - 18 }, scribe);
  const height = blocks.reduce((sum, block, index) => {
    return sum + block.height + (index > 0 ? block.before : 0);
  }, 0);
  return {
    before: 14,
    height,
    start: height,
    draw(parent) {
      const { y } = sheet;
      sheet.artifact(() => sheet.doc.rect(x, y, 2.5, height).fill(COLOUR.water));
      const quote = sheet.tag(parent, 'BlockQuote');
      for (const [index, block] of blocks.entries()) {
        if (index > 0) sheet.y += block.before;
        block.draw(quote);
      }
    },
  };
}

const BLOCKS = /^(h[1-6]|p|ul|ol|pre|table|blockquote)$/;
const isBlock = (node: ElementContent) => node.type === 'element' && BLOCKS.test(node.tagName);

/** Measures everything in `nodes`; loose inline text between blocks becomes a paragraph of its own. */
export function prepare(nodes: ElementContent[], place: Place, scribe: Scribe): Block[] {
  const { sheet, resolve } = scribe;
  const blocks: Block[] = [];
  const look = { face: FACE.text, leading: LEADING.text, type: 'P', before: 9 };
  let loose: ElementContent[] = [];
  const paragraph = (children: ElementContent[]) => {
    const runs = inlineRuns(children, FACE.text, resolve);
    if (!runs.some(({ text }) => text.trim())) return;
    // What ends in a colon announces what follows.
    const isLead = runs.at(-1)?.text.trimEnd().endsWith(':') ?? false;
    const block = textBlock(sheet, runs, place, look);
    blocks.push({ ...block, isLead: isLead && block.start === block.height });
  };
  for (const node of nodes) {
    if (node.type !== 'element' || !isBlock(node)) loose.push(node);
    else {
      paragraph(loose);
      loose = [];
      const wide = { ...place, width: FULL - (place.x - PAGE.left) };
      if (node.tagName === 'p') paragraph(node.children);
      else if (node.tagName === 'pre') blocks.push(codeBlock(node, wide, sheet));
      else if (node.tagName === 'table') blocks.push(tableBlock(node, wide, scribe));
      else if (node.tagName === 'blockquote') blocks.push(quoteBlock(node, place, scribe));
      else if (/^[uo]l$/.test(node.tagName)) blocks.push(listBlock(node, place, scribe, prepare));
      else blocks.push(headingBlock(node, place, scribe));
    }
  }
  paragraph(loose);
  return blocks;
}
