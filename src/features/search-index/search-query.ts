import { fold } from '@falaj/contract/fold.ts';
import type { Query } from 'minisearch';
import { WORD } from './cut-around.ts';
import type { SearchIndex } from './index-format.ts';

/** Longer words are hashes and addresses in code examples, which nobody types. */
const LONGEST_WORD = 24;

/** Weight of a synonym, compared to the word that was typed. */
const SAME = 0.6;

/**
 * The words of a text in the form in which they are compared (contract/fold.ts), split also between letters and
 * digits, so that ERC1155 and ERC-1155 are the same words.
 */
export const tokenize = (text: string): string[] => fold(text).match(WORD) ?? [];

/** A word as it is indexed; null for one that is too long. */
export const processTerm = (word: string): string | null =>
  word.length > LONGEST_WORD ? null : word;

/** Whether two texts have the same words when written without spaces: `ERC-3643` equals `erc3643`. */
export const sameTitle = (a: string, b: string): boolean =>
  tokenize(a).join(' ') === tokenize(b).join(' ');

/**
 * Whether two texts have the same words in any order, stop words aside; where there are no others, whether they are
 * the same title.
 */
export function sameWords(a: string, b: string, stopWords: string[]): boolean {
  const [one, other] = [a, b].map((text) =>
    [...new Set(tokenize(text).filter((term) => !stopWords.includes(term)))].sort().join(' '),
  );
  return one === '' ? tokenize(a).length > 0 && sameTitle(a, b) : one === other;
}

/** All words that result from swapping two neighbouring letters, a common typing error: `lable`. */
const swaps = (word: string) =>
  [...word.slice(1)].map(
    (letter, index) => word.slice(0, index) + letter + word[index] + word.slice(index + 2),
  );

/** A query for pages that contain all of the words. */
const all = (terms: string[], options: object = {}) => ({
  ...options,
  combineWith: 'AND' as const,
  queries: terms,
});

/**
 * The query of a visitor: each word, or a phrase with the same meaning (content/search.yaml).
 * @param index with its stop words and its groups of synonyms
 * @param isKnown whether a word is in the index
 */
export function readQuery(
  query: string,
  { synonyms, stopWords }: Omit<SearchIndex, 'pages'>,
  isKnown: (term: string) => boolean,
): Query[] {
  const meant = (text: string) => tokenize(text).filter((term) => !stopWords.includes(term));
  const terms = meant(query).map((term) =>
    isKnown(term) ? term : (swaps(term).find(isKnown) ?? term),
  );
  const phrases = synonyms.flatMap((group) =>
    group.map((phrase) => ({ words: meant(phrase), group })),
  );
  const asked: Query[] = [];
  for (let place = 0; place < terms.length; ) {
    const here = phrases
      .filter(({ words }) => words.every((word, index) => terms[place + index] === word))
      .sort((a, b) => b.words.length - a.words.length);
    const words = here[0]?.words ?? terms.slice(place, place + 1);
    const others = here
      .filter((phrase) => phrase.words.length === words.length)
      .flatMap(({ group }) => group.map(meant))
      .filter((other) => other.join() !== words.join())
      .map((other) => all(other, { prefix: false, fuzzy: false, boostTerm: () => SAME }));
    asked.push({ combineWith: 'OR', queries: [all(words), ...others] });
    place += words.length;
  }
  return asked;
}
