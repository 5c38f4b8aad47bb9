import type { Query } from 'minisearch';
import { WORD } from './cut-around.ts';
import type { SearchIndex } from './index-format.ts';

/** Longer words are hashes and addresses of code examples: nobody types them. */
const LONGEST_WORD = 24;

/** How much a word counts that means the same as the one that was typed. */
const SAME = 0.6;

/** Splits between words, and between letters and digits: ERC1155 and ERC-1155 are the same words. */
export const tokenize = (text: string): string[] => text.match(WORD) ?? [];

/** A word as the index knows it, or nothing for one that is too long. */
export const processTerm = (word: string): string | null =>
  word.length > LONGEST_WORD ? null : word.toLowerCase();

/** The words of a text as the index knows them. */
const termsOf = (text: string): string[] => tokenize(text.toLowerCase());

/** The words of a title or a query by which the two can be compared: `ERC-3643` is `erc3643`. */
export const sameTitle = (a: string, b: string): boolean =>
  tokenize(a).join(' ').toLowerCase() === tokenize(b).join(' ').toLowerCase();

/** A word with two neighbouring letters changed about, as fingers do: `lable`. */
const swaps = (word: string) =>
  [...word.slice(1)].map(
    (letter, index) => word.slice(0, index) + letter + word[index] + word.slice(index + 2),
  );

/** Words, all of which a page has to have. */
const all = (terms: string[], options: object = {}) => ({
  ...options,
  combineWith: 'AND' as const,
  queries: terms,
});

/**
 * What a visitor asks for: each word, or a phrase that means the same (content/search.yaml).
 * @param index with the words that tell no page from another, and groups of phrases that mean the same
 * @param isKnown whether a word stands in the index
 */
export function readQuery(
  query: string,
  { synonyms, stopWords }: Omit<SearchIndex, 'pages'>,
  isKnown: (term: string) => boolean,
): Query[] {
  const meant = (text: string) => termsOf(text).filter((term) => !stopWords.includes(term));
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
