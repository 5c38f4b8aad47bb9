import { fill } from '@falaj/contract/fill.ts';
import { formatNumber } from './format-number.ts';
import { pageLanguage } from './page-language.ts';

/** The forms of a sentence with a number that a language distinguishes (CLDR plural rules). */
export type Plural = Partial<Record<Intl.LDMLPluralRule, string | undefined>> & { other: string };

/**
 * Chooses the form of a sentence for a number: `plural({ one: '1 page', other: '{n} pages' }, 3)`.
 * @param n the number, which also replaces `{n}`, with its thousands grouped
 * @param language of the sentence, as a language tag (BCP 47)
 */
export const plural = (forms: Plural, n: number, language: string = pageLanguage()): string =>
  fill(forms[new Intl.PluralRules(language).select(n)] ?? forms.other, {
    n: formatNumber(n, undefined, language),
  });
