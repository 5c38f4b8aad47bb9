import { z } from 'astro/zod';
import { aside } from '../shared/searched.ts';
import { entryId, heading, href, slug, text, unsearched } from '../shared/text.ts';

/** The messages beside fields that are wrong: what is missing, and how to correct it. */
const errors = z.strictObject({
  firstName: text(120).describe('When no first name is given'),
  lastName: text(120).describe('When no last name is given'),
  email: text(120).describe('When no address is given'),
  emailInvalid: text(160).describe('When the address is not one'),
  message: text(160).describe('When nothing is written'),
});

/** The contact form: labels, options and fine print. */
export const contactForm = z.strictObject({
  title: heading(40).describe('Heading of the form'),
  intro: text(200).optional().describe('One or two sentences under it'),
  interests: z.array(unsearched(50)).min(1).describe('Service Interest options, in order'),
  budgets: z
    .array(
      z.strictObject({
        id: entryId.optional(),
        value: aside(z.string().regex(/^[a-z0-9-]+$/)).describe('What the endpoint receives'),
        label: text(30).describe('What visitors read'),
      }),
    )
    .min(1)
    .describe('Project Budget options, in order'),
  promise: unsearched(120).describe('When the visitor hears back'),
  finePrint: unsearched(160).describe('Agreement to the privacy policy and terms'),
  finePrintLinks: z
    .array(z.strictObject({ text: text(40).describe('As they stand in the fine print'), href }))
    .describe('Words of the fine print that are links'),
  privacy: unsearched(300).describe('What happens with the message and the personal data in it'),
  news: unsearched(160).describe('The box for news, which nobody ticks for the visitor'),
  topics: z
    .array(
      z.strictObject({
        id: slug,
        name: heading(40).describe('What the subject of the e-mail calls it'),
        interest: unsearched(50).describe('One of the Service Interest options'),
        message: unsearched(300).describe('The first sentence of the message'),
      }),
    )
    .default([])
    .describe('What a link with ?topic=<id> fills in: an interest and the first sentence'),
  errors: aside(errors).describe('What is said beside a field that is not right'),
});

export type ContactFormContent = z.infer<typeof contactForm>;
