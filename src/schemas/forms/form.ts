import {
  type FieldMessages,
  type FieldName,
  type FormField,
  fields,
  hasFormat,
} from '@falaj/contract/fields.ts';
import { z } from 'astro/zod';
import { aside } from '../shared/searched.ts';
import { entryId, heading, href, slug, text, unsearched } from '../shared/text.ts';

/** The name of an option of a list, as the endpoint keeps it: no text that a visitor reads, and in no language. */
export const optionName = z.string().trim().min(1).max(50);

/** The options of a list. */
const options = z
  .array(
    z.strictObject({
      id: entryId.optional(),
      value: optionName.describe(
        'What the endpoint receives and keeps, the same in every language',
      ),
      label: text(50).describe('What visitors read'),
      inText: text(50)
        .optional()
        .describe('The same within a sentence; every budget band that an offer names needs it'),
    }),
  )
  .min(1)
  .describe('What can be chosen, in order');

/** The messages of a field, as far as its kind needs them. */
function messagesOf({ kind, forms }: FormField) {
  const shape: Record<string, z.ZodType> = {
    label: text(40).describe('What the field asks for'),
    short: text(20).optional().describe('What staff read in the inbox, where that is shorter'),
  };
  if (Object.values(forms).includes('required'))
    shape.missing = text(160).describe('What is said where nothing is given');
  if (hasFormat(kind))
    shape.invalid = text(160).describe('What is said where the address or number is not one');
  if (kind === 'select') shape.options = options;
  return z.strictObject(shape).describe('Messages of this field');
}

/** The messages of every field that a form has (contract/fields.ts). */
const formFields = z
  .strictObject(
    Object.fromEntries(fields.map((field) => [field.name, messagesOf(field)])) as unknown as Record<
      FieldName,
      z.ZodType<FieldMessages>
    >,
  )
  .describe('What stands at the fields of the contact form and of a booking');

/** The contact form: its fields and fine print. */
export const contactForm = z.strictObject({
  title: heading(40).describe('Heading of the form'),
  intro: text(200).optional().describe('One or two sentences under it'),
  fields: aside(formFields),
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
        interest: aside(optionName).describe('The value of one of the Service Interest options'),
        message: unsearched(300).describe('The first sentence of the message'),
      }),
    )
    .default([])
    .describe('What a link with ?topic=<id> fills in: an interest and the first sentence'),
});

export type ContactFormContent = z.infer<typeof contactForm>;
