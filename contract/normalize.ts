import { asciiDigits } from './plain-text.ts';

/** Characters that are not seen by themselves (UAX #44, Default_Ignorable_Code_Point). */
const UNSEEN = /\p{DI}/gu;

/**
 * Marks that spell a letter otherwise and leave it the same: accents, harakat, niqqud. Vowel signs of other scripts
 * and the sound marks of kana (U+3099, U+309A) make another letter, and stay.
 */
const MARKS =
  /(?![\u3099\u309A])(?=\p{M})[\p{sc=Zinh}\p{sc=Latn}\p{sc=Grek}\p{sc=Cyrl}\p{sc=Arab}\p{sc=Hebr}\p{sc=Syrc}]/gu;

/** Letters and signs that people write for each other, and no decomposition of Unicode brings together. */
const SAME: Record<string, string> = {
  // Arabic: hamza, alef wasla, taa marbuta, alef maqsura, tatweel; letters of Persian and Urdu keyboards.
  ...{ ء: '', ٱ: 'ا', ة: 'ه', ى: 'ي', ـ: '' },
  ...{ ی: 'ي', ک: 'ك', ہ: 'ه', ھ: 'ه', ە: 'ه' },
  ...{ ø: 'o', ł: 'l', đ: 'd', ð: 'd', ħ: 'h', þ: 'th', æ: 'ae', œ: 'oe', ς: 'σ' },
  // Telephones put ’ for ', and texts a hyphen that does not break.
  ...{ '’': "'", '‘': "'", ʼ: "'", '‐': '-', '–': '-' },
};
const SAME_LETTER = new RegExp(`[${Object.keys(SAME).join('')}]`, 'gu');

/**
 * A text as it is spelled, without what people leave out: case, harakat, tatweel. Hamza, alef maqsura and taa marbuta stay,
 * by which words differ that `normalize` makes one: إليه, to it, and آلية, mechanism.
 */
export const spelling = (text: string): string =>
  text.normalize('NFKC').replace(UNSEEN, '').replace(MARKS, '').replaceAll('ـ', '').toLowerCase();

/** A hamza after the first letter; writers seat it by rules of which there is more than one. */
export const SEATED = /(?<=\p{L})[أؤئء]/gu;

/** A text without its seated hamzas, where it has any: مسؤول and مسئول are one word. */
export const withoutSeats = (text: string): string | undefined => {
  const composed = text.normalize('NFC');
  const bare = composed.replace(SEATED, '');
  return bare === composed ? undefined : bare;
};

/**
 * The one form in which texts are compared in a search, by the desk and by the site: NFKC, without case and marks,
 * with letters and digits of Arabic script as one, and white space as one space. A change of it calls for a migration
 * of the desk that fills its column again (desk/database/migrations/007-folded.ts).
 */
export const normalize = (text: string): string =>
  asciiDigits(text)
    .normalize('NFKD')
    .replace(UNSEEN, '')
    .replace(MARKS, '')
    // Full case folding: ẞ and ß are ss (Unicode 3.13, D144); lower case first, since ẞ is a capital of its own.
    .toLowerCase()
    .toUpperCase()
    .toLowerCase()
    .replace(SAME_LETTER, (letter) => SAME[letter] ?? letter)
    .replace(/\s+/g, ' ')
    .normalize('NFC');
