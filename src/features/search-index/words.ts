import type { Locale } from '@falaj/contract/locale.ts';
import { normalize, SEATED, spelling } from '@falaj/contract/normalize.ts';
import { arabicForms } from './arabic-stem.ts';

/** A word: a run of letters with their marks, or of digits. */
export const WORD = /[\p{L}\p{M}]+|\p{N}+/gu;

/** Two words with a hyphen between them, of which the second may be the first of another two. */
const HYPHENATED = /([\p{L}\p{M}]+)-(?=([\p{L}\p{M}]+))/gu;

/** The words of a text as they are spelled, split also between letters and digits, so that ERC1155 is ERC-1155. */
export const wordsOf = (text: string): string[] => spelling(text).match(WORD) ?? [];

/** Words of a text with a hyphen between them, as one: lockup for `lock-up`. */
export const joinedIn = (text: string): string[] =>
  [...normalize(text).matchAll(HYPHENATED)].map(([, one, other]) => `${one}${other}`);

/** The words of a text, and those with a hyphen also as one: `lock-up` is lock, up and lockup. */
export const wordsWithJoined = (text: string): string[] => [...wordsOf(text), ...joinedIn(text)];

/** How the words of a language are stemmed, for languages in which that finds more. */
const FORMS: Partial<Record<Locale, (word: string) => string[]>> = { ar: arabicForms };

/** The forms under which a word of a language is found, the likely one first. */
export function formsOf(word: string, locale: Locale): string[] {
  const compared = normalize(word);
  return FORMS[locale]?.(compared) ?? [compared];
}

/** A word in the spellings that differ by the seat of its hamza, its own first: مسؤول is مسئول in Egypt. */
export const seatings = (word: string): string[] => [
  ...new Set([word, ...[...'أؤئء'].map((seat) => word.replace(SEATED, seat))]),
];

/** With what an ending begins that is not typed to its end, in languages whose words are found without their endings. */
const BEGUN_ENDING: Partial<Record<Locale, RegExp>> = { ar: /[اويه]$/u };

/** A word on the way to an ending, without what there is of it: كربو is to be كربون, which is found as كرب. */
export function withoutBegunEnding(word: string, locale: Locale): string {
  const ending = BEGUN_ENDING[locale];
  return ending ? word.replace(ending, '') : word;
}

/** Languages with longer beginnings than two letters, which are often all that is left of a word, and begin many others. */
const SHORTEST_PREFIX: Partial<Record<Locale, number>> = { ar: 3 };

/** How many letters of a word find those that begin with them. */
export const shortestPrefix = (locale: Locale): number => SHORTEST_PREFIX[locale] ?? 2;

/**
 * Whether a word says what a text is about. A single letter is usually what an apostrophe cut off.
 * @param word as it is spelled
 */
export const isTelling = (word: string, stopWords: string[]): boolean =>
  !stopWords.includes(word) && !/^\p{L}$/u.test(word);
