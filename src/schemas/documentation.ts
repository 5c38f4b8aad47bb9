import { z } from 'astro/zod';
import { diagram } from './diagram.ts';
import { aside } from './searched.ts';
import { seo } from './seo.ts';
import { day, slug, text, unsearched } from './text.ts';

export const DOCUMENT_TYPES = [
  'Guide',
  'Tutorial',
  'Reference',
  'Contract',
  'Concept',
  'Example',
] as const;

/** Documentation difficulty levels. */
export const DIFFICULTIES = ['Beginner', 'Intermediate', 'Advanced'] as const;

/**
 * Front matter of content/library/documentation/*.md. The body is
 * Markdown; Solidity in it must stand word for word in one of the code examples, which are compiled.
 */
export const documentationItem = z.strictObject({
  name: unsearched(70).describe('The headline, h1 of the page'),
  type: z.enum(DOCUMENT_TYPES).describe('What kind of text it is; readers narrow by it'),
  difficulty: z.enum(DIFFICULTIES).describe('What it asks of readers, who narrow by it'),
  category: slug.describe('Id of a category of content/pages/resources/documentation.yaml'),
  order: z.number().int().min(1).describe('Place within its category'),
  summary: unsearched(200).describe('What the reader can do after reading'),
  seo,
  diagram: aside(diagram).optional().describe('How it works, drawn; stands before the text'),
  updated: day.describe('Day of the last change, such as 2026-11-21'),
});

/**
 * content/library/downloads/*.yaml; made at build. A PDF prints
 * pages of the documentation, the ZIP holds packages/code-examples.
 */
export const download = z
  .strictObject({
    title: text(70).describe('What the file is called, also on its cover'),
    description: text(240).describe('What is inside and for whom'),
    type: z.enum(['PDF', 'ZIP']).describe('A book to read, or the code examples'),
    version: z
      .string()
      .regex(/^\d+\.\d+\.\d+$/, 'must look like 2.1.0')
      .describe('Raised with every change of the text'),
    date: day.describe('Day of this version'),
    order: z.number().int().min(1).describe('Place in the list of downloads'),
    opening: z
      .array(text(700))
      .min(1)
      .max(4)
      .optional()
      .describe('Opening paragraphs of a PDF: whom it is for and how to read it'),
    chapters: z
      .array(slug)
      .optional()
      .describe('Documentation items that a PDF prints, in order, by file name'),
  })
  .superRefine((item, context) => {
    for (const field of ['opening', 'chapters'] as const) {
      const has = Boolean(item[field]?.length);
      if (has === (item.type === 'PDF')) continue;
      const message = has ? 'a ZIP has none' : 'a PDF needs some';
      context.addIssue({ code: 'custom', path: [field], message });
    }
  });

export type DocumentationItem = z.infer<typeof documentationItem>;
export type Download = z.infer<typeof download>;
