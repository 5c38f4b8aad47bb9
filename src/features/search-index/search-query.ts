import { normalize } from '@falaj/contract/normalize.ts';
import type { Query, QueryCombination } from 'minisearch';
import type { SearchIndex } from './index-format.ts';
import { formsOf, isTelling, seatings, withoutBegunEnding, wordsOf } from './words.ts';

/** The weight of a synonym, compared to the words that were typed. */
const LESS = { boostTerm: () => 0.6 };

/** Weight of a form that a word has less likely. */
const UNLIKELY = 0.3;

/** All words that result from swapping two neighbouring letters, a common typing error: `lable`. */
const swaps = (word: string) =>
  [...word.slice(1)].map(
    (letter, index) => word.slice(0, index) + letter + word[index] + word.slice(index + 2),
  );

/** A query for pages that contain all of the words, each in one of its forms. */
const all = (words: string[][], options: object = {}): QueryCombination => ({
  ...options,
  combineWith: 'AND',
  queries: words.map(([likely = '', ...others]) => ({
    combineWith: 'OR',
    queries: [likely, ...others.map((form) => ({ queries: [form], boostTerm: () => UNLIKELY }))],
  })),
});

/** A query as it is read. */
interface ReadQuery {
  /** One for each word or phrase. */
  queries: Query[];
  /** Every word that was typed, as it is compared. */
  typed: string[];
  /** The words but stop words, without errors of typing, each with those that mean the same. */
  meant: string[][];
}

/**
 * The query of a visitor: each word, or a phrase with the same meaning (content/search.yaml). Two words that the site
 * also writes as one, with a hyphen or without, are looked for in both ways.
 * @param index with its language, its stop words and its groups of synonyms
 * @param isKnown whether a word is in the index
 */
export function readQuery(
  query: string,
  { locale, synonyms, stopWords }: Omit<SearchIndex, 'pages'>,
  isKnown: (term: string) => boolean,
): ReadQuery {
  const isMeant = (word: string) => isTelling(word, stopWords);
  const read = (word: string): string[] => {
    const spellings = seatings(word).map((other) => formsOf(other, locale));
    const known = new Set(spellings.flat().filter(isKnown));
    if (known.size > 0) return [...known];
    const [[likely = word] = [], ...others] = spellings;
    const meant = swaps(word).flatMap((other) => formsOf(other, locale));
    const found = [...meant, withoutBegunEnding(likely, locale)].find(isKnown);
    // The beginning of a word may have its hamza seated otherwise than the word.
    return found ? [found] : [likely, ...others.flat()];
  };
  const spelled = wordsOf(query);
  const words = spelled.map(normalize);
  const terms = spelled.map((word) => (isMeant(word) ? read(word) : [normalize(word)]));
  const phrases = synonyms.flatMap((group) =>
    group.map((phrase) => ({ group, words: wordsOf(phrase).map((word) => formsOf(word, locale)) })),
  );
  const queries: Query[] = [];
  const meant: string[][] = [];
  for (let place = 0; place < words.length; ) {
    const same = phrases
      .filter((phrase) =>
        phrase.words.every(([form = ''], index) => terms[place + index]?.includes(form)),
      )
      .sort((a, b) => b.words.length - a.words.length);
    const joined = `${words[place]}${words[place + 1] ?? ''}`;
    const isPair = same.length === 0 && place + 1 < words.length && isKnown(joined);
    const length = isPair ? 2 : (same[0]?.words.length ?? 1);
    const here = terms
      .slice(place, place + length)
      .filter((_, index) => isMeant(spelled[place + index] ?? ''));
    const others = phrases
      .filter(
        ({ group, words: other }) =>
          same.some((phrase) => phrase.words.length === length && phrase.group === group) &&
          other.join() !== same[0]?.words.join(),
      )
      .map((other) => other.words.filter(([form = '']) => isMeant(form)));
    // Without its stop word, the rest of a pair is another word: the lock of `lock-up`.
    const isHalf = isPair && here.length < length;
    const ways: Query[] = [
      ...(here.length > 0 ? [all(here, isHalf ? LESS : {})] : []),
      ...(isPair ? [joined] : []),
      ...others.map((other) => all(other, { ...LESS, prefix: false, fuzzy: false })),
    ];
    if (ways.length > 0) queries.push({ combineWith: 'OR', queries: ways });
    // A phrase of one word may stand for one word in a heading.
    const single = here.length === 1 ? others.filter((other) => other.length === 1).flat(2) : [];
    meant.push(...(isHalf ? [[joined]] : here.map(([likely = '']) => [likely, ...single])));
    place += length;
  }
  return { queries, typed: words, meant };
}
