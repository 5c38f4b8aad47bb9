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

/** What a query is read with. */
interface Reading extends Omit<SearchIndex, 'pages'> {
  /** Whether a word is in the index. */
  isKnown: (term: string) => boolean;
}

/** A phrase of a group of synonyms: its words, each in its forms. */
interface Phrase {
  group: string[];
  words: string[][];
}

/** The words of a query from a place on that are looked for together. */
interface Piece {
  /** How many words it takes. */
  length: number;
  /** The phrases of the same words. */
  same: Phrase[];
  /** The two words as one, where the site also writes them so. */
  joined: string | undefined;
}

/** The forms of a word that the index knows; without any, those of the word that was probably meant. */
function formsIn(word: string, { locale, stopWords, isKnown }: Reading): string[] {
  if (!isTelling(word, stopWords)) return [normalize(word)];
  const spellings = seatings(word).map((other) => formsOf(other, locale));
  const known = new Set(spellings.flat().filter(isKnown));
  if (known.size > 0) return [...known];
  const [[likely = word] = [], ...others] = spellings;
  const meant = swaps(word).flatMap((other) => formsOf(other, locale));
  const found = [...meant, withoutBegunEnding(likely, locale)].find(isKnown);
  // The beginning of a word may have its hamza seated otherwise than the word.
  return found ? [found] : [likely, ...others.flat()];
}

/** Every phrase that has synonyms. */
const phrasesOf = ({ synonyms, locale }: Reading): Phrase[] =>
  synonyms.flatMap((group) =>
    group.map((phrase) => ({ group, words: wordsOf(phrase).map((word) => formsOf(word, locale)) })),
  );

/** The longest phrase that begins a query; else two words that may be one, or its first word. */
function firstPiece(
  words: string[],
  terms: string[][],
  phrases: Phrase[],
  isKnown: Reading['isKnown'],
): Piece {
  const begins = (phrase: Phrase) =>
    phrase.words.every(([form = ''], index) => terms[index]?.includes(form));
  const found = phrases.filter(begins).sort((a, b) => b.words.length - a.words.length);
  const length = found[0]?.words.length;
  if (length)
    return {
      length,
      same: found.filter((phrase) => phrase.words.length === length),
      joined: undefined,
    };
  const [first = '', second] = words;
  const joined = second === undefined ? undefined : first + second;
  return joined && isKnown(joined)
    ? { length: 2, same: [], joined }
    : { length: 1, same: [], joined: undefined };
}

/** The other phrases of the groups that a piece belongs to, without their stop words. */
const synonymsOf = ({ same }: Piece, phrases: Phrase[], stopWords: string[]): string[][][] =>
  phrases
    .filter(
      ({ group, words }) =>
        same.some((phrase) => phrase.group === group) && words.join() !== same[0]?.words.join(),
    )
    .map(({ words }) => words.filter(([form = '']) => isTelling(form, stopWords)));

/**
 * The query of a piece, and what its words mean.
 * @param here its words in their forms, without stop words
 * @param others phrases that mean the same
 */
function readPiece({ length, joined }: Piece, here: string[][], others: string[][][]) {
  // Without its stop word, the rest of a pair is another word: the lock of `lock-up`.
  const half = here.length < length ? joined : undefined;
  const queries: Query[] = [
    ...(here.length > 0 ? [all(here, half ? LESS : {})] : []),
    ...(joined ? [joined] : []),
    ...others.map((other) => all(other, { ...LESS, prefix: false, fuzzy: false })),
  ];
  // A phrase of one word may stand for one word in a heading.
  const single = here.length === 1 ? others.filter((other) => other.length === 1).flat(2) : [];
  const meant = half ? [[half]] : here.map(([likely = '']) => [likely, ...single]);
  return { queries, meant };
}

/**
 * The query of a visitor: each word, or a phrase with the same meaning (content/search.yaml). Two words that the site
 * also writes as one, with a hyphen or without, are looked for in both ways.
 * @param index with its language, its stop words and its groups of synonyms
 * @param isKnown whether a word is in the index
 */
export function readQuery(
  query: string,
  index: Omit<SearchIndex, 'pages'>,
  isKnown: (term: string) => boolean,
): ReadQuery {
  const reading = { ...index, isKnown };
  const spelled = wordsOf(query);
  const words = spelled.map(normalize);
  const terms = spelled.map((word) => formsIn(word, reading));
  const phrases = phrasesOf(reading);
  const read: ReadQuery = { queries: [], typed: words, meant: [] };
  for (let place = 0; place < words.length; ) {
    const piece = firstPiece(words.slice(place), terms.slice(place), phrases, isKnown);
    const here = terms
      .slice(place, place + piece.length)
      .filter((_, at) => isTelling(spelled[place + at] ?? '', index.stopWords));
    const others = synonymsOf(piece, phrases, index.stopWords);
    const { queries, meant } = readPiece(piece, here, others);
    if (queries.length > 0) read.queries.push({ combineWith: 'OR', queries });
    read.meant.push(...meant);
    place += piece.length;
  }
  return read;
}
