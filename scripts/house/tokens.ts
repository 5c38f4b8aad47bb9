import postcss, { type AtRule, type Rule } from 'postcss';
import type { Fault, Source } from './fault.ts';

/** A token of src/styles/tokens.css: its name and value. */
interface Token {
  name: string;
  value: string;
}

/** Properties, the tokens for their values, and raw lengths that they must not have. */
const FAMILIES: { properties: RegExp; tokens: RegExp; never?: RegExp }[] = [
  // A length in em is relative to the surrounding text, as for code in a sentence.
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

/** How much a value must differ from a token to count as a value of its own. */
const NEAR = 0.1;

/** The tokens of the plain theme; print and moods only change their values. */
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

/** Whether two values have the same form and almost the same numbers. */
function isNear(one: string, other: string): boolean {
  const [a, b] = [inRem(one), inRem(other)];
  if (a.replace(NUMBER, '') !== b.replace(NUMBER, '')) return false;
  const numbers = b.match(NUMBER)?.map(Number) ?? [];
  return (a.match(NUMBER) ?? []).every((text, index) => {
    const number = numbers[index] ?? 0;
    return Math.abs(Number(text) - number) <= Math.abs(number) * NEAR;
  });
}

/** Lengths without a token: zero, and a hairline of one pixel. */
const FREE = /^-?(0\w*|1px)$/;

/** The fault of a declaration with a raw value for which there is a token; undefined for others. */
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
 * Checks that font sizes, letter spacing and radii come from tokens, and that spaces, line widths, sizes and
 * durations do where a token has the same value or nearly so. Percentages, `fr`, `ch`, `em`, units of the
 * screen, hairlines of one pixel, and conditions of media queries, which take no tokens, are free.
 * @param tokens read from src/styles/tokens.css by readTokens
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
