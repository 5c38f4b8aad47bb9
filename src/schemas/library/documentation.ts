import { z } from 'astro/zod';
import { seo } from '../shared/seo.ts';
import { day, slug, unsearched } from '../shared/text.ts';

export const DOCUMENT_TYPES = [
  'Guide',
  'Tutorial',
  'Reference',
  'Contract',
  'Concept',
  'Example',
] as const;

/** The levels of difficulty of the documentation. */
export const DIFFICULTIES = ['Beginner', 'Intermediate', 'Advanced'] as const;

/**
 * Front matter of content/library/documentation/*.md. Solidity in the body must be quoted word for word from
 * one of the code examples, which are compiled.
 */
export const documentationItem = z.strictObject({
  name: unsearched(70).describe('The headline, h1 of the page'),
  type: z.enum(DOCUMENT_TYPES).describe('What kind of text it is; readers narrow by it'),
  difficulty: z.enum(DIFFICULTIES).describe('What it asks of readers, who narrow by it'),
  category: slug.describe('Id of a category of content/pages/resources/documentation.yaml'),
  order: z.number().int().min(1).describe('Place within its category'),
  summary: unsearched(200).describe('What the reader can do after reading'),
  seo,
  updated: day.describe('Day of the last change, such as 2026-11-21'),
});

export type DocumentationItem = z.infer<typeof documentationItem>;
