import { hash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { type FontRole, variableFont } from './fonts.ts';

/** Where the files lie from build to build. */
const CACHE = '.cache/fonts';
/** What an editor's next word may need, in whatever language of our letters: printable ASCII. */
const ASCII = Array.from({ length: 95 }, (_, at) => String.fromCodePoint(0x20 + at)).join('');
/** What code writes by its number or leaves to a formatter (Unicode CLDR): spaces that do not break; and the hyphen of browsers. */
const ESCAPED = '\u00A0\u202F\u2010';
/** The weights between the lightest and the boldest that styles ask for. */
const WEIGHTS = { min: 400, max: 700 };
/**
 * What browsers apply unasked (OpenType, Registered features; CSS Fonts 4, section 7.1), and figures of one width,
 * which columns of numbers ask for.
 */
const FEATURES = 'calt ccmp clig kern liga locl mark mkmk rclt rlig tnum'.split(' ');

/** Every character that the site writes: in its content, and what components and formatters put around it. */
function writtenCharacters(): string {
  const files = [
    ...globSync('content/**/*.{yaml,md}'),
    ...globSync('src/**/*.{ts,tsx,astro}', { exclude: ['**/*.{test,examples}.{ts,tsx}'] }),
  ];
  const written = files.flatMap((file) => [...readFileSync(file, 'utf8')]);
  return [...new Set([...ASCII, ...ESCAPED, ...written])]
    .filter((one) => one >= ' ')
    .sort()
    .join('');
}

/** Ranges of characters, and of all others, as CSS writes them. */
interface Ranges {
  own: string[];
  others: string[];
}

type Range = [first: number, last: number];

/** The last code point (Unicode). */
const LAST = 0x10ffff;

/** Code points that follow each other, as ranges in order. */
function rangesOf(characters: string): Range[] {
  const ranges: Range[] = [];
  for (const code of [...characters].map((one) => one.codePointAt(0) ?? 0).sort((a, b) => a - b)) {
    const range = ranges.at(-1);
    if (range && code <= range[1] + 1) range[1] = code;
    else ranges.push([code, code]);
  }
  return ranges;
}

/** What lies before, between and after ranges that stand in order. */
function gapsOf(ranges: Range[]): Range[] {
  const gaps: Range[] = [];
  let next = 0;
  for (const [first, last] of [...ranges, [LAST + 1, LAST + 1]] satisfies Range[]) {
    if (next < first) gaps.push([next, first - 1]);
    next = last + 1;
  }
  return gaps;
}

/** Characters as ranges of CSS, such as `U+20-7E`, and all others (CSS Fonts 4, section 11.5.2). */
export function unicodeRanges(characters: string): Ranges {
  const hex = (code: number) => code.toString(16).toUpperCase();
  const write = (ranges: Range[]) =>
    ranges.map(([first, last]) =>
      first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`,
    );
  const own = rangesOf(characters);
  return { own: write(own), others: write(gapsOf(own)) };
}

/** A font file for pages, and the characters that it is for. */
export interface WebFont {
  file: string;
  ranges: Ranges;
}

/**
 * The part of a family's Latin file that pages need: the characters that the site writes, the weights that styles
 * ask for. It is made anew when one of them changes, and else taken from the cache.
 * @returns the file, in WOFF2, and its characters; the whole file has the others, such as those of a name that is
 *   typed into a form
 * @throws when the font cannot be read
 */
export async function webFont(
  role: FontRole,
): Promise<WebFont & { whole: string; weight: string }> {
  const { file: whole } = variableFont(role);
  const source = readFileSync(whole);
  const text = writtenCharacters();
  const options = {
    targetFormat: 'woff2' as const,
    variationAxes: { wght: WEIGHTS },
    keepFeatures: FEATURES,
  };
  const key = hash('sha256', Buffer.concat([source, Buffer.from(text + JSON.stringify(options))]));
  const file = join(CACHE, `${role}-${key.slice(0, 16)}.woff2`);
  const made = {
    file,
    ranges: unicodeRanges(text),
    whole,
    weight: `${WEIGHTS.min} ${WEIGHTS.max}`,
  };
  if (globSync(file).length > 0) return made;
  const subset = await subsetFont(source, text, options);
  mkdirSync(CACHE, { recursive: true });
  // Renamed into place: another build never finds half a file.
  writeFileSync(`${file}.${process.pid}`, subset);
  renameSync(`${file}.${process.pid}`, file);
  return made;
}
