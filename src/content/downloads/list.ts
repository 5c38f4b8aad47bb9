import type { Element, ElementContent } from 'hast';
import type { Block, Place, Scribe } from './blocks.ts';
import { baselineOf } from './lines.ts';
import { COLOUR, FACE, LEADING } from './style.ts';

type Prepare = (nodes: ElementContent[], place: Place, scribe: Scribe) => Block[];

const INDENT = 20;
const GAP = 5;

/** Height of blocks one below another. */
const stacked = (blocks: Block[]) =>
  blocks.reduce((sum, { before, height }, index) => sum + height + (index > 0 ? before : 0), 0);

/** A list; each item keeps its bullet or number beside its first line. */
export function listBlock(
  element: Element,
  { x, width }: Place,
  scribe: Scribe,
  prepare: Prepare,
): Block {
  const { sheet } = scribe;
  const first = Number(element.properties.start ?? 1);
  const face = { ...FACE.text, font: 'strong' as const, colour: COLOUR.waterDeep };
  const place = { x: x + INDENT, width: width - INDENT };
  const items = element.children
    .filter((node) => node.type === 'element' && node.tagName === 'li')
    .map((node, index) => ({
      label: element.tagName === 'ol' ? `${first + index}.` : '•',
      blocks: prepare((node as Element).children, place, scribe),
    }));
  return {
    before: 8,
    height: items.reduce((sum, { blocks }) => sum + stacked(blocks) + GAP, -GAP),
    start: items[0]?.blocks[0]?.start ?? 0,
    draw(parent) {
      const list = sheet.tag(parent, 'L');
      for (const [index, { label, blocks }] of items.entries()) {
        sheet.advance(index > 0 ? GAP : 0, blocks[0]?.start ?? 0);
        const item = sheet.tag(list, 'LI');
        const baseline = baselineOf(sheet.y, { leading: LEADING.text, size: FACE.text.size });
        const tag = sheet.tag(item, 'Lbl');
        sheet.fill(tag, () => sheet.letters(label, face, x, baseline));
        const body = sheet.tag(item, 'LBody');
        for (const [place, block] of blocks.entries()) {
          if (place > 0) sheet.advance(block.before, block.start);
          block.draw(body);
        }
      }
    },
  };
}
