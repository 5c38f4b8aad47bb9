/** A custom property, or another name in CSS that begins like one, such as that of a timeline. */
const NAME = /(?<![\w-])--[a-z][\w-]*/g;

const A_CODE = 97;
const LETTERS = 26;
const DIGITS = 36;

/** A number as a short name: `--a` … `--z`, `--a0`, `--b0`. */
const codeOf = (at: number) =>
  `--${String.fromCharCode(A_CODE + (at % LETTERS))}${at < LETTERS ? '' : (Math.floor(at / LETTERS) - 1).toString(DIGITS)}`;

/**
 * Gives the custom properties of a style sheet short names, the most frequent ones the shortest. A name that
 * a page or a script mentions is kept. So are all names with a prefix from which a script makes names
 * (`--raw-`).
 * @param css the whole style sheet of the site
 * @param others the texts of all pages and scripts
 */
export function shortProperties(css: string, others: Iterable<string>): string {
  const spoken = new Set([...others].flatMap((text) => text.match(NAME) ?? []));
  const starts = [...spoken].filter((name) => name.endsWith('-'));
  const isSpoken = (name: string) =>
    spoken.has(name) || starts.some((start) => name.startsWith(start));
  const groups = Map.groupBy(css.match(NAME) ?? [], (name) => name);
  const short = new Map<string, string>();
  let at = 0;
  for (const [name] of [...groups].sort(([, a], [, b]) => b.length - a.length)) {
    if (isSpoken(name)) continue;
    while (spoken.has(codeOf(at)) || groups.has(codeOf(at))) at += 1;
    short.set(name, codeOf(at));
    at += 1;
  }
  return css.replace(NAME, (name) => short.get(name) ?? name);
}
