/** A line that stands for lines left out. */
const LEFT_OUT = /^(\/\/ ?)?(\.\.\.|…)$/;

/** Lines without leading and trailing spaces. */
export const trimmed = (lines: string[]) => lines.map((line) => line.trim());

/** Lines without the indentation that all of them share. */
function outdent(lines: string[]): string[] {
  const depths = lines.filter((line) => line.trim()).map((line) => line.search(/\S/));
  const depth = Math.min(...depths);
  return lines.map((line) => line.slice(depth).trimEnd());
}

/** The place in a source at which most of the lines follow each other. */
function likeliest(lines: string[], source: string[], from: number): number {
  const [wanted, found] = [trimmed(lines), trimmed(source)];
  let best = { at: from, score: -1 };
  for (let at = from; at < source.length; at += 1) {
    const same = wanted.map((line, index) => found[at + index] === line);
    const count = same.filter((isSame, index) => isSame && wanted[index]).length;
    const first = same.indexOf(false);
    // Lines before a missing or an added line count twice, so that this line is reported.
    const score = count && count + (first < 0 ? same.length : first);
    if (score > best.score) best = { at, score };
  }
  return best.score > 0 ? best.at : source.length;
}

/**
 * Finds the first line of a quotation that differs from its source, apart from the indentation of the whole.
 * Lines of `// ...` or `…` stand for any omitted lines.
 * @returns the index of that line, and the source's line there, if any
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
