import type { YAMLError } from 'yaml';
import { findMisplaced } from './indent.ts';

/** A message about a line, counted from 0. */
export interface LineProblem {
  index: number;
  message: string;
}

const QUOTE = 'put the whole text in quotes';
const OPENS = { '[': ']', '{': '}' } as const;

/** The text after the key or the hyphen of a line. */
const givenBy = (line = '') => /^\s*(?:- +)*(?:[\w-]+:\s+)?(.*)$/.exec(line)?.[1] ?? '';

/** The last line, at or above a given one, whose text begins with one of the signs. */
function openedAt(lines: string[], from: number, signs: string[]): number {
  const found = lines
    .slice(0, from + 1)
    .findLastIndex((line) => signs.some((sign) => givenBy(line).startsWith(sign)));
  return found < 0 ? from : found;
}

/** Message about a line that should read `key: text` and does not. */
function colonProblem(line = ''): string {
  const [, key, rest] = /^\s*(?:- +)?([\w-]+):(\S.*)$/.exec(line) ?? [];
  if (key) return `a space is missing after the colon: write “${key}: ${rest}”`;
  const word = /^\s*(?:- +)?([\w-]+)/.exec(line)?.[1];
  return word
    ? `the colon after “${word}” is missing, or this line belongs to the text above and is indented too little`
    : 'this line is neither a field with its colon nor an entry of a list with its hyphen';
}

const spaced = (lines: string[], index: number, otherwise: string): LineProblem =>
  findMisplaced(lines, index) ?? { index, message: otherwise };

/** Message about a line where none can be: it is wrongly indented, or the line before has a second colon. */
function nested(lines: string[], index: number, column: number): LineProblem {
  if (/:\s/.test((lines[index] ?? '').slice(column)))
    return { index, message: `this text holds a colon followed by a space; ${QUOTE}` };
  const next = lines.findIndex((line, place) => place > index && line.trim() !== '');
  return spaced(lines, next, 'this line stands where nothing can stand below the one before it');
}

function indentation(lines: string[], index: number, message: string): LineProblem {
  const [, kind] = /^Flow (sequence|map)/.exec(message) ?? [];
  if (!kind) return spaced(lines, index, 'this line does not begin below its neighbours');
  const open = kind === 'map' ? '{' : '[';
  const at = openedAt(lines, index - 1, [open]);
  return { index: at, message: `the bracket ${open} is never closed; add ${OPENS[open]}` };
}

function lacking(lines: string[], index: number, message: string): LineProblem {
  if (message.includes('quote')) {
    const at = openedAt(lines, Math.min(index, lines.length - 1), ['"', "'"]);
    return {
      index: at,
      message: 'the quote that opens here is never closed; add it at the end of the text',
    };
  }
  if (message.includes('indicator'))
    return spaced(lines, index, 'the hyphen of this entry is missing');
  return { index, message: colonProblem(lines[index]) };
}

function unexpected(lines: string[], index: number): LineProblem {
  const value = givenBy(lines[index]);
  if (/^[{[]/.test(value))
    return { index, message: `a text that begins with ${value[0]} needs quotes; ${QUOTE}` };
  if (value.startsWith("'"))
    return {
      index,
      message: 'the text goes on after its closing quote; write an apostrophe inside as ’',
    };
  if (value.startsWith('"'))
    return {
      index,
      message: 'the text goes on after its closing quote; write quotes inside as “ ”',
    };
  return { index, message: `this text cannot be read as it stands; ${QUOTE}` };
}

/**
 * Words a syntax error of YAML for somebody who does not program.
 * @param lines every line of the file
 * @param error what the parser found first; COMMENT is a text that a comment follows in its line
 * @param at line and column of the error, counted from 0
 */
export function yamlProblem(
  lines: string[],
  { code, message }: { code: YAMLError['code'] | 'COMMENT'; message: string },
  at: { index: number; column: number },
): LineProblem {
  const { index, column } = at;
  const conflict = lines.findIndex((line) => /^(<<<<<<<|>>>>>>>) /.test(line));
  if (conflict >= 0)
    return {
      index: conflict,
      message:
        'two versions of this file stand here; keep one, and take the lines with <<< and >>> away',
    };
  const dash = /^\s*([–—•*])\s/.exec(lines[index] ?? '')?.[1];
  if (dash)
    return { index, message: `an entry of a list begins with a hyphen (-), not with ${dash}` };
  const value = givenBy(lines[index]);
  switch (code) {
    case 'TAB_AS_INDENT':
      return { index, message: 'this line begins with a tab; use spaces' };
    case 'DUPLICATE_KEY': {
      const key = /^\s*(?:- +)?([\w-]+):/.exec(lines[index] ?? '')?.[1];
      return { index, message: `“${key}” is given a second time; keep one of the two` };
    }
    case 'BLOCK_AS_IMPLICIT_KEY':
      return nested(lines, index, column);
    case 'MULTILINE_IMPLICIT_KEY':
      return { index, message: colonProblem(lines[index]) };
    case 'BAD_INDENT':
      return indentation(lines, index, message);
    case 'MISSING_CHAR':
      return lacking(lines, index, message);
    case 'BLOCK_IN_FLOW':
      return { index, message: 'a text inside { } holds a colon; put that text in quotes' };
    case 'BAD_DQ_ESCAPE':
      return { index, message: 'a backslash stands inside double quotes; use single quotes' };
    case 'COMMENT':
      return { index, message: `the text ends before its #; ${QUOTE}` };
    case 'MULTIPLE_DOCS':
      return { index, message: 'a line of three hyphens ends the file here; take it away' };
    case 'UNEXPECTED_TOKEN':
      return unexpected(lines, index);
    default:
      return /^[^\p{L}\p{N}"']/u.test(value)
        ? { index, message: `a text cannot begin with ${value[0]}; ${QUOTE}` }
        : { index, message: `this line cannot be read; compare it with its neighbours` };
  }
}
