import type { FoundPage } from './search.ts';
import { formsOf, wordsWithJoined } from './words.ts';

/** Whether two words are the same but for an ending, such as share and shares. */
const isForm = (a: string, b: string) =>
  a === b || (Math.min(a.length, b.length) > 3 && (a.startsWith(b) || b.startsWith(a)));

const ARABIC = /\p{Script=Arabic}/u;

/**
 * The lines that may say why a page was found. Arabic words also find English ones that mean the same, which would be a
 * line in another language than what was typed.
 */
export const inScriptOf = (query: string, lines: string): string =>
  ARABIC.test(query) && !/[a-z]/i.test(query)
    ? lines
        .split('\n')
        .filter((line) => ARABIC.test(line))
        .join('\n')
    : lines;

/** More lines would be a text of their own. */
const MOST = 2;

/**
 * The lines that say why a page was found: those with the most words of the query that are not in sight
 * already.
 * @param all headings of the page and words that lead to it, a line each
 * @param page its words that match the query, in the forms under which they are found (words.ts), and its language
 * @param shown texts of the result that are in sight, such as its title
 */
export function answeringLines(
  all: string,
  { terms, locale }: Pick<FoundPage, 'terms' | 'locale'>,
  shown: string[],
): string[] {
  const formsIn = (text: string) =>
    new Set(wordsWithJoined(text).flatMap((word) => formsOf(word, locale)));
  const said = formsIn(shown.join(' '));
  let left = terms.filter((term) => ![...said].some((word) => isForm(word, term)));
  const lines = all.split('\n').map((text) => ({ text, words: formsIn(text) }));
  const chosen: string[] = [];
  while (left.length > 0 && chosen.length < MOST) {
    const [best] = lines
      .map(({ text, words }) => ({
        text,
        words,
        hits: left.filter((term) => words.has(term)).length,
      }))
      .sort((a, b) => b.hits - a.hits);
    if (!best || best.hits === 0) break;
    chosen.push(best.text);
    left = left.filter((term) => !best.words.has(term));
  }
  return chosen;
}
