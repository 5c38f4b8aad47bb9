import postcss, { type AtRule, type Rule } from 'postcss';
import type { Fault, Source } from './fault.ts';

/** A value of src/styles/tokens.css under its name. */
interface Token {
  name: string;
  value: string;
}

/** Properties, the tokens that their values come from, and raw lengths that they never have. */
const FAMILIES: { properties: RegExp; tokens: RegExp; never?: RegExp }[] = [
  // A length in em follows the text around it, as code in a sentence does.
  { properties: /^font-size$/, tokens: /^--size-/, never: /\d(rem|px)\b/ },
  { properties: /^letter-spacing$/, tokens: /^--tracking-/, never: /\d(em|rem|px)\b/ },
  { properties: /radius$/, tokens: /^--(corner|bend)/, never: /\d(rem|px)\b/ },
  {
    properties: /^(gap|row-gap|column-gap|(padding|margin)(-.+)?)$/,
    tokens: /^--(space|inset|gutter|rhythm)/,
  },
  {
    properties: /^(border(?!.*radius).*|outline(-width|-offset)?|column-rule.*)$/,
    tokens: /^--channel/,
  },
  {
    properties: /^((min-|max-)?(inline|block)-size|inset-.+)$/,
    tokens: /^--(channel|measure|header)/,
  },
  { properties: /^(transition|animation)(-duration|-delay)?$/, tokens: /^--(swift|calm)/ },
];

/** How far a value may be from a token before it is a value of its own. */
const NEAR = 0.1;

/** The tokens of the plain theme; print and the moods only change them. */
export function readTokens({ file, text }: Source): Token[] {
  const tokens: Token[] = [];
  postcss.parse(text, { from: file }).walkDecls(/^--/, (node) => {
    const rule = node.parent as Rule | undefined;
    const around = rule?.parent as AtRule | undefined;
    if (rule?.selector !== ':root' || around?.name === 'media') return;
    tokens.push({ name: node.prop, value: node.value });
  });
  return tokens;
}

/** The parts of a value between spaces, commas and slashes; a function is one part, calc() several. */
function partsOf(value: string): string[] {
  const parts = value.match(/[\w-]*\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|[^\s,/]+/g) ?? [];
  return parts.flatMap((part) => {
    const inner = /^calc\(([\s\S]*)\)$/.exec(part)?.[1];
    return inner === undefined ? [part] : partsOf(inner);
  });
}

const NUMBER = /-?\d*\.?\d+/g;
/** A value without sign, in rem where it is in pixels. */
const inRem = (value: string) =>
  value
    .trim()
    .replace(/^-/, '')
    .replace(/(\d*\.?\d+)px\b/g, (_, pixels: string) => `${Number(pixels) / 16}rem`);

/** Whether two values are put together alike, of numbers that hardly differ. */
function isNear(one: string, other: string): boolean {
  const [a, b] = [inRem(one), inRem(other)];
  if (a.replace(NUMBER, '') !== b.replace(NUMBER, '')) return false;
  const numbers = b.match(NUMBER)?.map(Number) ?? [];
  return (a.match(NUMBER) ?? []).every((text, index) => {
    const number = numbers[index] ?? 0;
    return Math.abs(Number(text) - number) <= Math.abs(number) * NEAR;
  });
}

/** Lengths that no token stands for: nothing, and a hairline of one pixel. */
const FREE = /^-?(0\w*|1px)$/;

/** Why a declaration has a raw value; nothing when it has none that a token stands for. */
function rawLength(prop: string, value: string, tokens: Token[]): string | undefined {
  for (const family of FAMILIES.filter(({ properties }) => properties.test(prop))) {
    const own = tokens.filter(({ name }) => family.tokens.test(name));
    const lengths = partsOf(value).filter((part) => /\d/.test(part) && !/^var\(/.test(part));
    for (const length of lengths.filter((part) => !FREE.test(part))) {
      const token = own.find((candidate) => isNear(length, candidate.value));
      if (token) return `${prop}: ${length} is var(${token.name})`;
      if (family.never?.test(length))
        return `${prop}: ${length}: it comes from a token of tokens.css`;
    }
  }
  return undefined;
}

/**
 * Sizes of type, tracking and radii come from the tokens; spaces, line widths, sizes and durations do where a
 * token has that value or nearly that. Percentages, `fr`, `ch`, `em`, the screen's units, hairlines of one pixel
 * and the conditions of media queries, which take no tokens, are free.
 * @param tokens what readTokens found in src/styles/tokens.css
 */
export function checkTokens({ file, text }: Source, tokens: Token[]): Fault[] {
  const faults: Fault[] = [];
  if (file.endsWith('/tokens.css')) return faults;
  postcss.parse(text, { from: file }).walkDecls((node) => {
    const message = rawLength(node.prop, node.value, tokens);
    if (message) faults.push({ file, line: node.source?.start?.line ?? 1, message });
  });
  return faults;
}
