import type { Book } from './book.ts';
import { breakLines, type Line } from './inline.ts';
import { baselineOf } from './lines.ts';
import type { Sheet, Tag } from './sheet.ts';
import { COLOUR, FACE, type Face, FULL, PAGE } from './style.ts';

/** A line of the table of contents. */
export interface Entry {
  text: string;
  /** Name of the place it leads to. */
  id: string;
  isChapter: boolean;
  /** Page on which it was found to stand. */
  page?: number;
}

/** An entry, broken to fit its column. */
interface SetEntry {
  entry: Entry;
  lines: Line[];
  height: number;
}

const CHAPTER: Face = { font: 'display', size: 11.5, colour: COLOUR.ink };
const SECTION: Face = { font: 'text', size: 9.5, colour: COLOUR.quiet };
/** Room for the headline and between columns, points. */
const [HEAD, GUTTER, GAP, NUMBER] = [54, 34, 14, 28];
const COLUMN = (FULL - GUTTER) / 2;
const CAPACITY = PAGE.bottom - PAGE.top - HEAD;

const lookOf = ({ isChapter }: Entry) =>
  isChapter ? { face: CHAPTER, leading: 18 } : { face: SECTION, leading: 14.4 };

const tall = (sets: SetEntry[]) =>
  sets.reduce((sum, { height, entry }) => sum + height + (entry.isChapter ? GAP : 0), 0);

/** Fills columns up to a height with what must stand together. */
function fill(parts: SetEntry[][], limit: number): SetEntry[][] {
  const columns: SetEntry[][] = [[]];
  let used = 0;
  for (const part of parts) {
    if (used > 0 && used + tall(part) > limit) {
      columns.push([]);
      used = 0;
    }
    columns.at(-1)?.push(...part);
    used += tall(part);
  }
  return columns;
}

/** A chapter in parts: its headline with the first two sections, and then one section each. */
const parted = (group: SetEntry[]) => [group.slice(0, 3), ...group.slice(3).map((set) => [set])];

/** Two columns of like height with whole chapters, or as many full ones as it takes. */
function columnsOf(sheet: Sheet, entries: Entry[]): SetEntry[][] {
  const groups: SetEntry[][] = [];
  for (const entry of entries) {
    const { face, leading } = lookOf(entry);
    const lines = breakLines([{ text: entry.text, face }], COLUMN - NUMBER, sheet);
    const set = { entry, lines, height: lines.length * leading };
    if (entry.isChapter) groups.push([set]);
    else groups.at(-1)?.push(set);
  }
  const total = groups.reduce((sum, group) => sum + tall(group), 0);
  for (let limit = total / 2; limit < CAPACITY; limit += 10) {
    const columns = fill(groups, limit);
    if (columns.length <= 2) return columns;
  }
  return fill(groups.flatMap(parted), CAPACITY);
}

/** An entry with its page number; all of it leads there. */
function drawEntry(sheet: Sheet, { entry, lines, height }: SetEntry, x: number, list: Tag): void {
  const { face, leading } = lookOf(entry);
  const page = `${entry.page}`;
  const end = x + COLUMN - sheet.widthOf(page, face);
  const baseline = (index: number) =>
    baselineOf(sheet.y + index * leading, { leading, size: face.size });
  const last = baseline(lines.length - 1);
  sheet.artifact(() => {
    const from = x + (lines.at(-1)?.width ?? 0) + 7;
    const line = sheet.doc
      .lineWidth(0.5)
      .strokeColor(COLOUR.line)
      .moveTo(from, last - 2);
    if (end - from > 14) line.lineTo(end - 7, last - 2).stroke();
  });
  const link = sheet.tag(sheet.tag(list, 'TOCI'), 'Link');
  sheet.fill(link, () => {
    for (const [index, { runs }] of lines.entries()) {
      const text = runs.map((run) => run.text).join('');
      sheet.letters(`${text.trimEnd()} `, face, x, baseline(index));
    }
    sheet.letters(page, face, end, last);
  });
  sheet.link(link, [x, sheet.y, COLUMN, height], `#${entry.id}`, `${entry.text}, ${page}`);
  link.end();
}

/**
 * Keeps pages for the table of contents, and goes to its end.
 * @returns draws it, once every entry knows its page
 */
export function reserveContents(sheet: Sheet, entries: Entry[], { words }: Book): () => void {
  const section = sheet.tag(sheet.root, 'Sect');
  const columns = columnsOf(sheet, entries);
  const first = sheet.number;
  for (let column = 0; column < columns.length; column += 2) sheet.newPage();
  sheet.bookmark(words.contents);
  const last = columns.slice(Math.floor((columns.length - 1) / 2) * 2);
  sheet.y += HEAD + Math.max(...last.map((column) => tall(column) - GAP));
  return () => {
    const heading = sheet.tag(section, 'H2');
    sheet.doc.switchToPage(first);
    const baseline = baselineOf(PAGE.top, { leading: 32, size: FACE.chapter.size });
    sheet.fill(heading, () => sheet.letters(words.contents, FACE.chapter, PAGE.left, baseline));
    const list = sheet.tag(section, 'TOC');
    for (const [index, column] of columns.entries()) {
      sheet.doc.switchToPage(first + Math.floor(index / 2));
      sheet.y = PAGE.top + HEAD;
      for (const set of column) {
        if (set.entry.isChapter && set !== column[0]) sheet.y += GAP;
        drawEntry(sheet, set, PAGE.left + (index % 2) * (COLUMN + GUTTER), list);
        sheet.y += set.height;
      }
    }
  };
}
