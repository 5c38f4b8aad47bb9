import type { Locale } from '@falaj/contract/locale.ts';
import { wordsOf } from './words.ts';

/** A word with the spellings of who leaves hamza and the dots of a final yaa out, or puts them in: إلى, الى, الي. */
const spellings = (word: string): string[] => {
  const bare = word.replace(/[أإآ]/gu, 'ا');
  return [word, bare, bare.replace(/ى$/u, 'ي')];
};

/**
 * Words that are in nearly every text of a language and so distinguish no page, as they are spelled. ولا is not among
 * them, since ولاء, loyalty, is often written without its hamza.
 */
export const STOP_WORDS: Partial<Record<Locale, string[]>> = {
  en: wordsOf(
    `a about after all also an and any are as at be because been before being both but by can could did do
    does each else every few for from had has have how i if in into is it its itself just may me more most
    must my no nor not of off on once only or other our out over own per same should so some such than that
    the their them then there these they this those through to too under until up us very was we were what
    when where which while who whose why will with within without would you your`,
  ),
  ar: [
    ...new Set(
      wordsOf(
        `في من إلى على عن مع أن إن أو ثم قد لا لم لن ما هو هي هم نحن أنت هذا هذه ذلك تلك الذي التي الذين كل كما
    كان كانت يكون تكون ليس أي إذا لكن حتى حيث كيف متى أين لماذا هل كم ومن وفي وهي وهو وإلى وعلى بعد قبل عند
    بين دون غير منذ أيضا فيه فيها منه منها له لها به بها عليه عليها إليه إليها بأن لأن يمكن`,
      ).flatMap(spellings),
    ),
  ],
};
