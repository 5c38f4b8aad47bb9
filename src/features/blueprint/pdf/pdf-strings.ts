import { codeOf } from './glyphs.ts';

/** A string of a PDF with its special characters escaped (ISO 32000-1, 7.3.4.2). */
export const literal = (text: string): string =>
  `(${[...text]
    .map((character) => String.fromCharCode(codeOf(character)))
    .join('')
    .replace(/[\\()]/g, '\\$&')})`;

/** A string that can hold any character, for titles (UTF-16, ISO 32000-1, 7.9.2.2). */
export const unicode = (text: string): string =>
  `<FEFF${Array.from({ length: text.length }, (_, index) => text.charCodeAt(index).toString(16).padStart(4, '0')).join('')}>`;
