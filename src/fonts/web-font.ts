import { hash } from 'node:crypto';
import { globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { coverage, type FontRole, type FontScript, variableFont } from './fonts.ts';

/** Folder in which the files are cached between builds. */
const CACHE = '.cache/fonts';
/** The characters from one to another. */
const characters = (first: string, last: string) => {
  const [from = 0, to = 0] = [first.codePointAt(0), last.codePointAt(0)];
  return Array.from({ length: to - from + 1 }, (_, at) => String.fromCodePoint(from + at)).join('');
};

/**
 * Characters that an editor's next word may need: printable ASCII in any language with Latin letters; the letters
 * and vowel marks of Arabic, its punctuation, and four letters of names from abroad (Unicode, Arabic block). The space
 * is in both files: WebKit sets Arabic words one by one where the space between them comes from another file, and lets
 * words whose letters have marks sink below the line.
 */
const ALPHABETS: Record<FontScript, string> = {
  latin: characters(' ', '~'),
  arabic: ` ${characters('\u0621', '\u063A')}${characters('\u0640', '\u0652')}\u0670\u060C\u061B\u061F\u067E\u0686\u06A4\u06AF`,
};
/**
 * Characters that do not appear literally in content or code: no-break spaces and marks of direction, which
 * formatters write (Unicode CLDR), and the hyphen that browsers add.
 */
const ESCAPED = '\u00A0\u202F\u2010\u200E\u200F\u2066\u2067\u2068\u2069';
/** The lightest and the boldest weight that styles use. */
const WEIGHTS = { min: 400, max: 700 };
/** The one weight of Arabic headlines (`--weight-display`): all weights would double a file that the first paint waits for. */
const HEADLINE = 560;
/**
 * OpenType features that are kept: those that browsers apply by default (OpenType, Registered features; CSS
 * Fonts 4, section 7.1), and figures of one width, which columns of numbers use. Arabic keeps what joins its letters
 * and places their marks. Its optional ligatures are left out: both families stack letters over a jeem or hah in them,
 * whose dots then read as those of other letters.
 */
const FEATURES: Record<FontScript, string[]> = {
  latin: 'calt ccmp clig kern liga locl mark mkmk rclt rlig tnum'.split(' '),
  arabic: 'ccmp fina init isol kern locl mark medi mkmk rclt rlig tnum'.split(' '),
};

/** Every character that the site uses or may use next, in its content and in what components and formatters add to it. */
function writtenCharacters(): string[] {
  const files = [
    ...globSync('content/**/*.{yaml,md}'),
    ...globSync('src/**/*.{ts,tsx,astro}', { exclude: ['**/*.{test,examples}.{ts,tsx}'] }),
  ];
  const written = files.map((file) => readFileSync(file, 'utf8'));
  const all = [...Object.values(ALPHABETS), ESCAPED, ...written].join('');
  return [...new Set(all)].filter((one) => one >= ' ').sort();
}

/** The given code points as CSS ranges, such as `U+20-7E` (CSS Fonts 4, section 11.5.2). */
export function unicodeRanges(codes: Iterable<number>): string[] {
  const ranges: [first: number, last: number][] = [];
  for (const code of [...codes].sort((a, b) => a - b)) {
    const range = ranges.at(-1);
    if (range && code === range[1] + 1) range[1] = code;
    else ranges.push([code, code]);
  }
  const hex = (code: number) => code.toString(16).toUpperCase();
  return ranges.map(([first, last]) =>
    first === last ? `U+${hex(first)}` : `U+${hex(first)}-${hex(last)}`,
  );
}

/** The two files of a family's script for pages, and the characters each is used for. */
export interface WebFont {
  /** What the site writes. */
  written: { file: string; ranges: string[] };
  /** The whole file, for all other characters that it has, such as those of a name typed into a form. */
  whole: { file: string; ranges: string[] };
  weight: string;
}

/**
 * Makes the part of a family's file that pages need: the characters that the site uses, in the weights that styles
 * use. It is cached until one of them changes.
 * @throws when the font cannot be read
 */
export async function webFont(role: FontRole, script: FontScript): Promise<WebFont> {
  const { file: whole } = variableFont(role, script);
  const source = readFileSync(whole);
  const covered = coverage(role, script);
  const text = writtenCharacters().filter(
    (one) => covered.has(one.codePointAt(0) ?? 0) || ALPHABETS[script].includes(one),
  );
  const own = new Set(text.map((one) => one.codePointAt(0) ?? 0));
  const options = {
    targetFormat: 'woff2' as const,
    variationAxes: { wght: role === 'display' && script === 'arabic' ? HEADLINE : WEIGHTS },
    keepFeatures: FEATURES[script],
  };
  const key = hash(
    'sha256',
    Buffer.concat([source, Buffer.from(text.join('') + JSON.stringify(options))]),
  );
  const file = join(CACHE, `${role}-${script}-${key.slice(0, 16)}.woff2`);
  const made = {
    written: { file, ranges: unicodeRanges(own) },
    whole: { file: whole, ranges: unicodeRanges(covered.difference(own)) },
    weight: `${WEIGHTS.min} ${WEIGHTS.max}`,
  };
  if (globSync(file).length > 0) return made;
  const subset = await subsetFont(source, text.join(''), options);
  mkdirSync(CACHE, { recursive: true });
  // The file is written aside and renamed, so that another build never reads half a file.
  writeFileSync(`${file}.${process.pid}`, subset);
  renameSync(`${file}.${process.pid}`, file);
  return made;
}
