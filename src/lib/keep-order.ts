import { runsToLeft } from './runs-to-left.ts';

/**
 * A figure whose sign, currency and range stay where they are behind words from right to left: a mark before it (U+200E) keeps them
 * from taking the direction of those words (UAX #9, rules W2 and W5). Texts that begin with a letter, and those of other languages, stay.
 * Text outside islands needs none: deploy/integration/tidy-pages.ts marks its figures.
 * @param language of the text around it, as a language tag (BCP 47)
 */
export const keepOrder = (figure: string, language: string): string =>
  runsToLeft(language) ? figure.replace(/^(?=[^\p{L}\u200E])/u, '\u200E') : figure;
