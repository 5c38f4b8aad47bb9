import { z } from 'astro/zod';
import { text } from './text.ts';

/** The contact form: labels, options and fine print (spec section 3, Contact form fields). */
export const contactForm = z.strictObject({
  title: text(40),
  intro: text(200).optional(),
  interests: z.array(text(50)).min(1).describe('Service Interest options, in order'),
  budgets: z
    .array(z.strictObject({ value: z.string().regex(/^[a-z0-9-]+$/), label: text(30) }))
    .min(1)
    .describe('Project Budget options, in order'),
  promise: text(120).describe('When the visitor hears back'),
  finePrint: text(160).describe('Agreement to the privacy policy and terms'),
});

export type ContactFormContent = z.infer<typeof contactForm>;
