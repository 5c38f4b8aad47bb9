import { fold } from '@falaj/contract/fold.ts';

/** A word: a run of letters with their marks, or of digits. */
export const WORD = /[\p{L}\p{M}]+|\p{N}+/gu;

/** A piece of a text; `isMatch` if it is one of the words that were searched for. */
export interface TextPiece {
  text: string;
  isMatch: boolean;
}

/**
 * Cuts a text at the words that were searched for. Joined, the pieces are the text again.
 * @param wanted words in the form in which they are compared (contract/fold.ts)
 */
export function cutAround(text: string, wanted: string[]): TextPiece[] {
  const pieces: TextPiece[] = [];
  let rest = 0;
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!wanted.includes(fold(word))) continue;
    if (index > rest) pieces.push({ text: text.slice(rest, index), isMatch: false });
    pieces.push({ text: word, isMatch: true });
    rest = index + word.length;
  }
  if (rest < text.length) pieces.push({ text: text.slice(rest), isMatch: false });
  return pieces;
}
