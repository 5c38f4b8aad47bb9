import type { Run } from './inline.ts';
import type { Sheet } from './sheet.ts';

/** What must not be broken, with the space that follows it. */
export interface Chunk {
  runs: (Run & { width: number })[];
  width: number;
  space?: (Run & { width: number }) | undefined;
  isLast?: boolean;
}

/** Splits runs into what must not be broken, each with the space that follows it. */
export function chunksOf(runs: Run[], sheet: Sheet): Chunk[] {
  const chunks: Chunk[] = [];
  for (const run of runs) {
    for (const text of run.text.match(/ +|\n|[^ \n]+/g) ?? []) {
      const last = chunks.at(-1);
      const part = { ...run, text, width: text === '\n' ? 0 : sheet.widthOf(text, run.face) };
      if (text === '\n') last && Object.assign(last, { isLast: true });
      else if (text.trim() === '') last && Object.assign(last, { space: part });
      else if (last && !last.space && !last.isLast) {
        last.runs.push(part);
        last.width += part.width;
      } else chunks.push({ runs: [part], width: part.width });
    }
  }
  return chunks;
}

/** Breaks a chunk that is wider than the line: after punctuation, and where even that is too wide, anywhere. */
export function shatter(chunk: Chunk, width: number, sheet: Sheet): Chunk[] {
  const texts = chunk.runs.flatMap((run) =>
    run.text
      .split(/(?<=[/._,(:=&?-])/)
      .flatMap((text) => (sheet.widthOf(text, run.face) > width ? [...text] : [text]))
      .map((text) => ({ ...run, text, width: sheet.widthOf(text, run.face) })),
  );
  const parts = texts.map((run): Chunk => ({ runs: [run], width: run.width }));
  const last = parts.at(-1);
  if (last) Object.assign(last, { space: chunk.space, isLast: chunk.isLast });
  return parts;
}

/** A last word up to this part of the width does not stand on a line of its own. */
const RUNT = 0.08;

/** Ties a very short last word to the one before it. */
export function tieLast(chunks: Chunk[], width: number): Chunk[] {
  const [before, last] = chunks.slice(-2);
  if (chunks.length < 4 || !before?.space || before.isLast || !last || last.width > RUNT * width)
    return chunks;
  const both = [before, { width: before.space.width }, last];
  const tied = {
    ...last,
    runs: [...before.runs, before.space, ...last.runs],
    width: both.reduce((sum, part) => sum + part.width, 0),
  };
  return tied.width > width / 3 ? chunks : [...chunks.slice(0, -2), tied];
}
