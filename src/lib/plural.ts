import { fill } from './fill.ts';
import { formatNumber } from './format-number.ts';
import { pageLanguage } from './locale.ts';

/** A sentence with a number, in the forms that the language tells apart (CLDR plural rules). */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string | undefined>> & { other: string };

/**
 * The form of a sentence that its number asks for: `plural({ one: '1 page', other: '{n} pages' }, 3)`.
 * @param n the number, which also takes the place of `{n}`, with its thousands set apart
 * @param language of the sentence, as a language tag (BCP 47)
 */
export const plural = (forms: Plural, n: number, language: string = pageLanguage()): string =>
  fill(forms[new Intl.PluralRules(language).select(n)] ?? forms.other, {
    n: formatNumber(n, undefined, language),
  });
