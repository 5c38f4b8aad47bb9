import { normalize } from '@falaj/contract/normalize.ts';
import type { SearchEntry, SearchIndex } from './index-format.ts';
import { formsOf, isTelling, wordsOf, wordsWithJoined } from './words.ts';

/** What a page says of a query in its own lines, from the least to the most. */
export const STANDING = {
  /** The words of the query stand here and there. */
  scattered: 0,
  /** One heading, the headline or the title in the browser has all of them. */
  hasAll: 1,
  /** One heading consists of them. */
  isHeading: 2,
  /** content/search.yaml says that they lead to the page. */
  isKeyword: 3,
  /** They are its headline or its title in the browser. */
  isName: 4,
  isTitle: 5,
};

/** The fields of a page that have a heading in each line. */
type Headed = Pick<SearchEntry, 'title' | 'names' | 'keywords' | 'headings'>;

/** A heading, as it is compared with a query. */
interface Line {
  /** Its words in order. */
  words: string[];
  /** The likely form of each of its words but stop words. */
  meant: Set<string>;
  /** Every form of its words, alone and joined. */
  forms: Set<string>;
}

/** The lines of the texts of an index; each is read once, since a query follows every letter. */
const read = new WeakMap<SearchIndex, Map<string, Line[]>>();

function linesOf(index: SearchIndex, text: string): Line[] {
  const known = read.get(index) ?? new Map<string, Line[]>();
  read.set(index, known);
  const { locale, stopWords } = index;
  const toLine = (line: string): Line => {
    const words = wordsOf(line);
    const meant = words.filter((word) => isTelling(word, stopWords));
    return {
      words: words.map(normalize),
      meant: new Set(meant.map((word) => formsOf(word, locale)[0] ?? word)),
      forms: new Set(wordsWithJoined(line).flatMap((word) => formsOf(word, locale))),
    };
  };
  const lines = known.get(text) ?? text.split('\n').map(toLine);
  known.set(text, lines);
  return lines;
}

/**
 * Tells what pages of an index say of a query in their own lines.
 * @param typed the words of the query
 * @param meant the words of the query but stop words, each with those that mean the same
 */
export function standingIn(
  index: SearchIndex,
  typed: string[],
  meant: string[][],
): (page: Headed) => number {
  const all = new Set([...meant.flat(), ...typed.flatMap((word) => formsOf(word, index.locale))]);
  const last = meant.at(-1);
  /** Whether a line has the words of the query and no others but stop words, in any order. */
  const isSame = (line: Line) => {
    // Written without spaces, `whitelabel` is White label; and where there are none but stop words, their order tells.
    if (typed.length > 0 && line.words.join('') === typed.join('')) return true;
    return (
      line.meant.size > 0 &&
      [...line.meant].every((word) => all.has(word)) &&
      meant.every((forms) => forms.some((form) => line.forms.has(form)))
    );
  };
  /** Whether a line has every word of the query, of which the last may be unfinished. */
  const hasAll = (line: Line) => {
    if (meant.length === 0) return ` ${line.words.join(' ')} `.includes(` ${typed.join(' ')} `);
    return meant.every((forms) =>
      forms.some(
        (form) =>
          line.forms.has(form) ||
          (forms === last && [...line.forms].some((word) => word.startsWith(form))),
      ),
    );
  };
  return (page) => {
    const some = (text: string, is: (line: Line) => boolean) => linesOf(index, text).some(is);
    const { title, names, keywords = '', headings } = page;
    if (some(title, isSame)) return STANDING.isTitle;
    if (some(names, isSame)) return STANDING.isName;
    if (some(keywords, isSame)) return STANDING.isKeyword;
    // One word is in so many headings that they tell nothing, and two are more often a subject than a heading.
    if (typed.length < 2) return STANDING.scattered;
    if (typed.length > 2 && some(headings, (line) => line.words.length > 2 && isSame(line)))
      return STANDING.isHeading;
    return [title, names, headings].some((text) => some(text, hasAll))
      ? STANDING.hasAll
      : STANDING.scattered;
  };
}
