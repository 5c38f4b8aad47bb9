import type { Locale } from '@falaj/contract/locale.ts';
import { normalize } from '@falaj/contract/normalize.ts';
import { formsOf, joinedIn, WORD } from './words.ts';

/** A word with those that hyphens join to it. */
export const JOINED = /[\p{L}\p{M}\p{N}]+(?:[-\u2010\u2011][\p{L}\p{M}\p{N}]+)*/gu;

/** A piece of a text; `isMatch` if it is one of the words that were searched for. */
export interface TextPiece {
  text: string;
  isMatch: boolean;
}

/** The words of a text that are wanted, each with its place; one that hyphens join is looked for as a whole first. */
function* wantedIn(text: string, wanted: string[], locale: Locale) {
  const isWanted = (word: string) => wanted.includes(word);
  for (const { 0: joined, index } of text.matchAll(JOINED)) {
    if (isWanted(normalize(joined)) || joinedIn(joined).some(isWanted))
      yield { word: joined, index };
    else
      for (const { 0: word, index: within } of joined.matchAll(WORD))
        if (formsOf(word, locale).some(isWanted)) yield { word, index: index + within };
  }
}

/**
 * Cuts a text at the words that were searched for. Joined, the pieces are the text again.
 * @param wanted words in the forms under which they are found (words.ts), also joined by hyphens
 * @param locale language of the text
 */
export function cutAround(text: string, wanted: string[], locale: Locale): TextPiece[] {
  const pieces: TextPiece[] = [];
  let rest = 0;
  for (const { word, index } of wantedIn(text, wanted, locale)) {
    if (index > rest) pieces.push({ text: text.slice(rest, index), isMatch: false });
    pieces.push({ text: word, isMatch: true });
    rest = index + word.length;
  }
  if (rest < text.length) pieces.push({ text: text.slice(rest), isMatch: false });
  return pieces;
}
