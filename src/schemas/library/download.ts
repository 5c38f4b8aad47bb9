import { z } from 'astro/zod';
import { day, slug, text } from '../shared/text.ts';

const instant = z.iso
  .datetime({ offset: true })
  .describe('Day, time and distance from UTC, such as 2027-01-03T10:00:00+04:00');

const withArticle = (type: string) => `${type === 'ICS' ? 'an' : 'a'} ${type}`;

/** Fields that only one kind of file has. */
const OWN = { introduction: 'PDF', chapters: 'PDF', event: 'ICS' } as const;

/**
 * content/library/downloads/*.yaml, from which the build makes files. A PDF prints pages of the documentation,
 * the ZIP contains packages/code-examples, and an ICS is an entry for calendars.
 */
export const download = z
  .strictObject({
    title: text(70).describe('What the file is called, also on its cover'),
    description: text(240).describe('What is inside and for whom'),
    type: z
      .enum(['PDF', 'ZIP', 'ICS'])
      .describe('A book to read, the code examples, or an entry for calendars'),
    version: z
      .string()
      .regex(/^\d+\.\d+\.\d+$/, 'must look like 2.1.0')
      .describe('Raised with every change of the text'),
    date: day.describe('Day of this version'),
    order: z.number().int().min(1).describe('Place in the list of downloads'),
    introduction: z
      .array(text(700))
      .min(1)
      .max(4)
      .optional()
      .describe('Opening paragraphs of a PDF: whom it is for and how to read it'),
    chapters: z
      .array(slug)
      .optional()
      .describe('Documentation items that a PDF prints, in order, by file name'),
    event: z
      .strictObject({
        title: text(70).describe('What the meeting is called'),
        place: text(70).describe('Where or how people meet'),
        start: instant,
        end: instant,
        text: text(700).describe('What it is for'),
      })
      .refine(({ start, end }) => Date.parse(start) < Date.parse(end), 'must end after it begins')
      .optional()
      .describe('The meeting that an ICS holds'),
  })
  .superRefine((item, context) => {
    for (const [field, type] of Object.entries(OWN)) {
      const value = item[field as keyof typeof OWN];
      const has = Array.isArray(value) ? value.length > 0 : value !== undefined;
      if (has === (item.type === type)) continue;
      const message = has
        ? `${withArticle(item.type)} has none`
        : `${withArticle(type)} needs some`;
      context.addIssue({ code: 'custom', path: [field], message });
    }
  });

export type Download = z.infer<typeof download>;
