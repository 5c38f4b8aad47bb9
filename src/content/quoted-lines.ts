/** A line that stands for lines left out. */
const LEFT_OUT = /^(\/\/ ?)?(\.\.\.|…)$/;

/** Lines without what stands around them. */
export const trimmed = (lines: string[]) => lines.map((line) => line.trim());

/** Lines without the indentation that all of them share. */
function outdent(lines: string[]): string[] {
  const depths = lines.filter((line) => line.trim()).map((line) => line.search(/\S/));
  const depth = Math.min(...depths);
  return lines.map((line) => line.slice(depth).trimEnd());
}

/** Where in a source most of the lines stand one after another. */
function likeliest(lines: string[], source: string[], from: number): number {
  const [wanted, found] = [trimmed(lines), trimmed(source)];
  let best = { at: from, score: -1 };
  for (let at = from; at < source.length; at += 1) {
    const same = wanted.map((line, index) => found[at + index] === line);
    const count = same.filter((isSame, index) => isSame && wanted[index]).length;
    const first = same.indexOf(false);
    // Where a line is missing or too many, the lines before it count twice, so that it is the one to blame.
    const score = count && count + (first < 0 ? same.length : first);
    if (score > best.score) best = { at, score };
  }
  return best.score > 0 ? best.at : source.length;
}

/**
 * The first line of a quotation that its source does not have there, apart from the indentation of the
 * whole; lines of `// ...` or `…` stand for any others.
 * @returns the place of that line, and what the source has instead of it, if anything
 */
export function difference(quote: string[], source: string[]) {
  let from = 0;
  for (let start = 0; start < quote.length; ) {
    const rest = quote.slice(start).findIndex((line) => LEFT_OUT.test(line.trim()));
    const part = rest < 0 ? quote.slice(start) : quote.slice(start, start + rest);
    const at = likeliest(part, source, from);
    const there = source.slice(at, at + part.length);
    const [words, wanted] = [trimmed(there), outdent(there)];
    let index = trimmed(part).findIndex((line, place) => line !== words[place]);
    if (index < 0) index = outdent(part).findIndex((line, place) => line !== wanted[place]);
    if (index >= 0) return { index: start + index, there: words[index] };
    from = at + part.length;
    start += part.length + 1;
  }
  return undefined;
}
