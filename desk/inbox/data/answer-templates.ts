import { fill } from '@falaj/contract/fill.ts';
import type { EnquiryLine, EnquiryWhole, Me } from '../../staff/api-types.ts';
import type { AnswerTemplate } from '../../staff/requests.ts';
import type { ReplyDraft } from './drafts.ts';

/** The placeholders that an answer template can contain. */
export const PLACES = ['firstName', 'lastName', 'reference', 'brand', 'me'] as const;

/** The languages with the answer templates in each, and their places in the list: first the one of the enquiry. */
export function answerTemplatesByLanguage(
  { templates, language: office }: Pick<Me, 'templates' | 'language'>,
  { language }: Pick<EnquiryLine, 'language'>,
): [language: string, templates: { template: AnswerTemplate; index: number }[]][] {
  const all = templates.map((template, index) => ({ template, index }));
  const groups = Map.groupBy(all, ({ template }) => template.language ?? office);
  return [...groups].sort(([a], [b]) => Number(b === language) - Number(a === language));
}

/** Fills a template's placeholders for an enquiry. */
export function fillAnswerTemplate(
  { subject, text, language }: Pick<AnswerTemplate, 'subject' | 'text' | 'language'>,
  { enquiry }: Pick<EnquiryWhole, 'enquiry'>,
  me: Me,
): { subject: string; answer: string } {
  const values: Record<(typeof PLACES)[number], string> = {
    firstName: enquiry.fields['first-name'],
    lastName: enquiry.fields['last-name'],
    reference: enquiry.reference,
    brand: me.brands[language ?? me.language] ?? me.brand,
    me: me.account.name,
  };
  return { subject: fill(subject, values), answer: fill(text, values) };
}

/**
 * Puts a template's texts into a draft. They replace those of an earlier one if nobody has changed them;
 * what somebody has typed or changed stays below.
 * @param words the template's texts; without one, the subject with which an answer begins
 */
export function withAnswerTemplate(
  draft: Pick<ReplyDraft, 'subject' | 'answer' | 'filled'>,
  words: { subject: string; answer: string },
): Pick<ReplyDraft, 'subject' | 'answer' | 'filled'> {
  const { subject, answer, filled } = draft;
  const isUntouched =
    filled !== undefined && filled.answer !== '' && answer.includes(filled.answer);
  const joined = isUntouched
    ? answer.replace(filled.answer, () => words.answer)
    : [words.answer, answer.trim()].filter(Boolean).join('\n\n');
  return {
    subject: filled && subject !== filled.subject ? subject : words.subject,
    answer: joined.trim(),
    filled: words,
  };
}
