import { prepare, type Scribe, textBlock } from './blocks.ts';
import type { Book, Chapter } from './book.ts';
import { flow } from './flow.ts';
import type { Sheet } from './sheet.ts';
import { COLOUR, FACE, LEADING, PAGE } from './style.ts';

const PLACE = { x: PAGE.left, width: PAGE.measure };

/** A channel that enters, divides and goes on: the mark over every chapter. */
function drawMotif({ doc, y }: Sheet): void {
  const [x, top] = [PAGE.left, y];
  doc.lineWidth(3).strokeColor(COLOUR.water);
  doc.path(`M${x} ${top}h40M${x + 58} ${top - 9}h-22a9 9 0 0 0 -9 9a9 9 0 0 0 9 9h22`).stroke();
  doc.lineWidth(0.6).strokeColor(COLOUR.line);
  doc
    .moveTo(x + 66, top)
    .lineTo(PAGE.right, top)
    .stroke();
}

/** The end of a chapter may take this much of a page, in points, and leave the rest to the next one. */
const SHORT_END = 340;
/** Above the mark of a chapter that follows on the same page, and below it. */
const [ABOVE, BELOW] = [64, 24];

/** Goes to where a chapter begins: below what came before, or on a new page. */
function openChapter(sheet: Sheet, fits = sheet.y - PAGE.top < SHORT_END): void {
  if (fits) sheet.y += ABOVE;
  else sheet.newPage();
  sheet.artifact(() => drawMotif(sheet));
  sheet.y += BELOW;
}

/** Whom the document is for and how to read it, in a larger face; below the contents where it fits. */
export function drawOpening(sheet: Sheet, { words, opening }: Book, scribe: Scribe): void {
  const section = sheet.tag(sheet.root, 'Sect');
  const title = { face: FACE.chapter, leading: LEADING.chapter, type: 'H2', before: 0 };
  const set = (text: string, before: number) => {
    const look = { face: FACE.lead, leading: LEADING.lead, type: 'P', before };
    return textBlock(sheet, [{ text, face: FACE.lead }], { ...PLACE, width: 430 }, look);
  };
  const head = textBlock(sheet, [{ text: words.aboutDocument, face: FACE.chapter }], PLACE, title);
  const blocks = [head, ...opening.map((text, index) => set(text, index > 0 ? 12 : 18))];
  const height = blocks.reduce((sum, block) => sum + block.before + block.height, 0);
  openChapter(sheet, ABOVE + BELOW + height <= sheet.room);
  scribe.onHeading('', words.aboutDocument, 1);
  flow(sheet, blocks, section);
}

/** A page of the documentation as a chapter. */
export function drawChapter(sheet: Sheet, chapter: Chapter, scribe: Scribe): void {
  const section = sheet.tag(sheet.root, 'Sect');
  openChapter(sheet);
  scribe.onHeading('', chapter.title, 1);
  const set = (text: string, look: Parameters<typeof textBlock>[3]) =>
    textBlock(sheet, [{ text, face: look.face }], PLACE, look);
  const { chapter: face, lead, note } = FACE;
  const head = [
    set(chapter.title, { face, leading: LEADING.chapter, type: 'H2', before: 0 }),
    set(chapter.summary, { face: lead, leading: LEADING.lead, type: 'P', before: 10 }),
    set(chapter.facts, { face: note, leading: 13, type: 'P', before: 10 }),
  ];
  const nodes = chapter.body.tree.children.filter((node) => node.type === 'element');
  const [first, ...others] = prepare(nodes, PLACE, scribe);
  flow(sheet, [...head, ...(first ? [{ ...first, before: 26 }] : []), ...others], section);
}
