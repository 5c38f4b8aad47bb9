import { hash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import subsetFont, { type Options } from 'subset-font';
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
/** The one weight of Arabic headlines (`--weight-display`): all weights would make their file half as heavy again. */
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

/** The Latin characters of a figure, which headlines of Arabic pages take from the headline family too. */
const FIGURE = '0123456789-–%$.,+';

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

/** Cuts a font to the characters of a text. The file is cached until its source or what is asked of it changes. */
async function cut(name: string, from: string, text: string, options: Options): Promise<string> {
  const source = readFileSync(from);
  const key = hash('sha256', Buffer.concat([source, Buffer.from(text + JSON.stringify(options))]));
  const file = join(CACHE, `${name}-${key.slice(0, 16)}.woff2`);
  if (existsSync(file)) return file;
  const subset = await subsetFont(source, text, options);
  mkdirSync(CACHE, { recursive: true });
  // The file is written aside and renamed, so that another build never reads half a file.
  writeFileSync(`${file}.${process.pid}`, subset);
  renameSync(`${file}.${process.pid}`, file);
  return file;
}

/** Code points of a text. */
const codesOf = (text: Iterable<string>) =>
  new Set(Array.from(text, (one) => one.codePointAt(0) ?? 0));

/**
 * Makes the part of a family's file that pages need: the characters that the site uses, in the weights that styles
 * use.
 * @throws when the font cannot be read
 */
export async function webFont(role: FontRole, script: FontScript): Promise<WebFont> {
  const { file: whole } = variableFont(role, script);
  const covered = coverage(role, script);
  const text = writtenCharacters().filter(
    (one) => covered.has(one.codePointAt(0) ?? 0) || ALPHABETS[script].includes(one),
  );
  const own = codesOf(text);
  const file = await cut(`${role}-${script}`, whole, text.join(''), {
    targetFormat: 'woff2',
    variationAxes: { wght: role === 'display' && script === 'arabic' ? HEADLINE : WEIGHTS },
    keepFeatures: FEATURES[script],
  });
  return {
    written: { file, ranges: unicodeRanges(own) },
    whole: { file: whole, ranges: unicodeRanges(covered.difference(own)) },
    weight: `${WEIGHTS.min} ${WEIGHTS.max}`,
  };
}

/** The figures of Arabic headlines: the Latin ones of the headline family, at the weight of its Arabic letters. */
export async function headlineFigures(): Promise<WebFont['written']> {
  const file = await cut('display-figures', variableFont('display').file, FIGURE, {
    targetFormat: 'woff2',
    variationAxes: { wght: HEADLINE },
    keepFeatures: FEATURES.latin,
  });
  return { file, ranges: unicodeRanges(codesOf(FIGURE)) };
}
