import { fold } from '@falaj/contract/fold.ts';
import type { Locale } from '../../lib/locale.ts';
import { formsOf, WORD } from './words.ts';

/** A piece of a text; `isMatch` if it is one of the words that were searched for. */
export interface TextPiece {
  text: string;
  isMatch: boolean;
}

/** The words of a text that were searched for, alone or as one with the word after their hyphen: `lock-up`. */
function wantedIn(text: string, wanted: string[], locale: Locale) {
  const words = [...text.matchAll(WORD)].map(({ 0: word, index }) => ({
    word,
    index,
    folded: fold(word),
  }));
  const isOneWithNext = words.map(({ word, index, folded }, place) => {
    const next = words[place + 1];
    const between = next && text.slice(index + word.length, next.index);
    return fold(between ?? '') === '-' && wanted.includes(folded + next?.folded);
  });
  return words.filter(
    ({ folded }, place) =>
      isOneWithNext[place] ||
      isOneWithNext[place - 1] ||
      formsOf(folded, locale).some((form) => wanted.includes(form)),
  );
}

/**
 * Cuts a text at the words that were searched for. Joined, the pieces are the text again.
 * @param wanted words in the forms under which they are found (words.ts)
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
