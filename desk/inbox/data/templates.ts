import { fill } from '../../../src/lib/fill.ts';
import type { Template } from '../../staff/requests.ts';
import type { EnquiryWhole, Me } from '../../staff/wire.ts';
import type { ReplyDraft } from './drafts.ts';

/** What a template may hold in braces. */
export const PLACES = ['firstName', 'lastName', 'reference', 'brand', 'me'] as const;

/** A template's words for one enquiry. */
export function fillTemplate(
  { subject, text }: Pick<Template, 'subject' | 'text'>,
  { enquiry }: Pick<EnquiryWhole, 'enquiry'>,
  me: Me,
): { subject: string; answer: string } {
  const values: Record<(typeof PLACES)[number], string> = {
    firstName: enquiry.firstName,
    lastName: enquiry.lastName,
    reference: enquiry.reference,
    brand: me.brand,
    me: me.account.name,
  };
  return { subject: fill(subject, values), answer: fill(text, values) };
}

/**
 * Puts a template's words into a draft. They take the place of an earlier template's that nobody has
 * touched; what somebody has typed, or has changed of them, stays below.
 * @param words what a template says; without a template, the subject that an answer begins with
 */
export function withTemplate(
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
