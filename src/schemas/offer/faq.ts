import { z } from 'astro/zod';
import { call } from '../shared/call.ts';
import { sectionHead } from '../shared/section-head.ts';
import { heading, text } from '../shared/text.ts';

/** A question and its answer. */
export const faqItem = z.strictObject({
  question: heading(120).describe('As a visitor would ask it'),
  answer: text(600).describe('The answer in plain words, its first sentence first'),
  call: call.optional().describe('Below the answer: where more is said'),
});

/** A section of questions, which are also structured data for search engines. */
export const faq = z
  .strictObject({
    ...sectionHead,
    items: z.array(faqItem).min(2).max(12).describe('The questions, in order'),
  })
  .describe('Questions and answers');

export type FaqItem = z.infer<typeof faqItem>;
export type FaqContent = z.infer<typeof faq>;
