import type { Block } from './blocks.ts';
import type { Sheet, Tag } from './sheet.ts';

/** A page that would end this far above its foot, in points, takes a part of what could stand together. */
const BLANK = 130;

/** Whether a block goes along to the page of the one after it. */
function leads(blocks: Block[], index: number): boolean {
  const [before, block, next] = [blocks[index - 1], blocks[index], blocks[index + 1]];
  if (!block || !next) return false;
  const isShort = block.start === block.height;
  return Boolean(block.isLead || (before?.isLead && isShort && next.hasIntroduction));
}

/** Draws blocks one after another; a heading goes along to the page of what follows it. */
export function flow(sheet: Sheet, blocks: Block[], parent: Tag): void {
  const startOf = (index: number, isTight: boolean): number => {
    const [block, next] = [blocks[index], blocks[index + 1]];
    if (block && next && leads(blocks, index))
      return block.height + next.before + startOf(index + 1, isTight);
    return (isTight ? block?.least : undefined) ?? block?.start ?? 0;
  };
  const gapOf = (index: number) => (blocks[index]?.before ?? 0) + (blocks[index - 1]?.after ?? 0);
  let rest = blocks.reduce((sum, { height }, index) => sum + gapOf(index) + height, 0);
  let isTight = false;
  for (const [index, block] of blocks.entries()) {
    sheet.squeeze(rest);
    // What was decided for a heading holds for all that goes along with it.
    if (!leads(blocks, index - 1))
      isTight = sheet.room > BLANK && gapOf(index) + startOf(index, false) > sheet.room;
    sheet.advance(gapOf(index), startOf(index, isTight));
    block.draw(parent);
    rest -= gapOf(index) + block.height;
  }
}
