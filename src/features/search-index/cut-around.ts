import { fold } from '@falaj/contract/fold.ts';
import type { Locale } from '../../lib/locale.ts';
import { formsOf, WORD } from './words.ts';

/** A piece of a text; `isMatch` if it is one of the words that were searched for. */
export interface TextPiece {
  text: string;
  isMatch: boolean;
}

/** Where in a text there are words that were searched for, alone or as one with the word after their hyphen: `lock-up`. */
function wantedIn(text: string, wanted: string[], locale: Locale) {
  const words = [...text.matchAll(WORD)].map(({ 0: word, index: start }) => ({
    start,
    end: start + word.length,
    folded: fold(word),
  }));
  const spans: { start: number; end: number }[] = [];
  for (const [place, { start, end, folded }] of words.entries()) {
    const next = words[place + 1];
    const isOneWithNext =
      next &&
      fold(text.slice(end, next.start)) === '-' &&
      wanted.includes(`${folded}${next.folded}`);
    const last = spans.at(-1);
    if (isOneWithNext && last && last.end > start) last.end = next.end;
    else if (isOneWithNext) spans.push({ start, end: next.end });
    else if (
      (!last || last.end <= start) &&
      formsOf(folded, locale).some((form) => wanted.includes(form))
    )
      spans.push({ start, end });
  }
  return spans;
}

/**
 * Cuts a text at the words that were searched for. Joined, the pieces are the text again.
 * @param wanted words in the forms under which they are found (words.ts)
 * @param locale language of the text
 */
export function cutAround(text: string, wanted: string[], locale: Locale): TextPiece[] {
  const pieces: TextPiece[] = [];
  let rest = 0;
  for (const { start, end } of wantedIn(text, wanted, locale)) {
    if (start > rest) pieces.push({ text: text.slice(rest, start), isMatch: false });
    pieces.push({ text: text.slice(start, end), isMatch: true });
    rest = end;
  }
  if (rest < text.length) pieces.push({ text: text.slice(rest), isMatch: false });
  return pieces;
}
