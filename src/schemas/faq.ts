import { z } from 'astro/zod';
import { sectionHead } from './section-head.ts';
import { text } from './text.ts';

/** A question and its answer (spec section 3, FAQ item). */
export const faqItem = z.strictObject({ question: text(120), answer: text(600) });

export const faq = z.strictObject({ ...sectionHead, items: z.array(faqItem).min(2).max(12) });

export type FaqItem = z.infer<typeof faqItem>;
export type FaqContent = z.infer<typeof faq>;
