import { hash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { type FontRole, variableFont } from './fonts.ts';

/** Folder in which the files are cached between builds. */
const CACHE = '.cache/fonts';
/** Characters that an editor's next word may need in any language with Latin letters: printable ASCII. */
const ASCII = Array.from({ length: 95 }, (_, at) => String.fromCodePoint(0x20 + at)).join('');
/**
 * Characters that do not appear literally in content or code: no-break spaces, which formatters write (Unicode
 * CLDR), and the hyphen that browsers add.
 */
const ESCAPED = '\u00A0\u202F\u2010';
/** The lightest and the boldest weight that styles use. */
const WEIGHTS = { min: 400, max: 700 };
/**
 * OpenType features that are kept: those that browsers apply by default (OpenType, Registered features; CSS
 * Fonts 4, section 7.1), and figures of one width, which columns of numbers use.
 */
const FEATURES = 'calt ccmp clig kern liga locl mark mkmk rclt rlig tnum'.split(' ');

/** Every character that the site uses, in its content and in what components and formatters add to it. */
function writtenCharacters(): string {
  const files = [
    ...globSync('content/**/*.{yaml,md}'),
    ...globSync('src/**/*.{ts,tsx,astro}', { exclude: ['**/*.{test,examples}.{ts,tsx}'] }),
  ];
  const written = files.map((file) => readFileSync(file, 'utf8'));
  return [...new Set([...ASCII, ...ESCAPED, ...written].join(''))]
    .filter((one) => one >= ' ')
    .sort()
    .join('');
}

/** Ranges of characters, and of all other characters, in CSS notation. */
interface Ranges {
  own: string[];
  others: string[];
}

type Range = [first: number, last: number];

/** The last code point (Unicode). */
const LAST = 0x10ffff;

/** Joins code points that follow each other into ranges, in order. */
function rangesOf(characters: string): Range[] {
  const ranges: Range[] = [];
  for (const code of [...characters].map((one) => one.codePointAt(0) ?? 0).sort((a, b) => a - b)) {
    const range = ranges.at(-1);
    if (range && code <= range[1] + 1) range[1] = code;
    else ranges.push([code, code]);
  }
  return ranges;
}

/** The ranges before, between and after the given ranges, which are in order. */
function gapsOf(ranges: Range[]): Range[] {
  const gaps: Range[] = [];
  let next = 0;
  for (const [first, last] of [...ranges, [LAST + 1, LAST + 1]] satisfies Range[]) {
    if (next < first) gaps.push([next, first - 1]);
    next = last + 1;
  }
  return gaps;
}

/** The given characters as CSS ranges, such as `U+20-7E`, and all others (CSS Fonts 4, section 11.5.2). */
export function unicodeRanges(characters: string): Ranges {
  const hex = (code: number) => code.toString(16).toUpperCase();
  const write = (ranges: Range[]) =>
    ranges.map(([first, last]) =>
      first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`,
    );
  const own = rangesOf(characters);
  return { own: write(own), others: write(gapsOf(own)) };
}

/** A font file for pages, and the characters it is used for. */
export interface WebFont {
  file: string;
  ranges: Ranges;
}

/**
 * Makes the part of a family's Latin file that pages need: the characters that the site uses, in the weights
 * that styles use. It is cached until one of them changes.
 * @returns the WOFF2 file and its characters; all others, such as those of a name typed into a form, come from
 * the whole file
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
  // The file is written aside and renamed, so that another build never reads half a file.
  writeFileSync(`${file}.${process.pid}`, subset);
  renameSync(`${file}.${process.pid}`, file);
  return made;
}
