import { z } from 'astro/zod';
import { picture } from './picture.ts';
import { seo } from './seo.ts';
import { slug, text } from './text.ts';

/** Blog categories; All is the filter's own word, not a category (spec section 9). */
export const ARTICLE_CATEGORIES = [
  'Technical',
  'Regulatory',
  'Market Analysis',
  'Case Study',
  'DeFi',
  'Industry',
] as const;

/** Front matter of an article (spec section 3, Blog article); the reading time is computed. */
export const article = z.strictObject({
  title: text(90),
  seo,
  excerpt: text(280),
  author: text(50).describe('A role or team, never a person'),
  date: z.iso.date().describe('Day of publication, such as 2026-11-21'),
  category: z.enum(ARTICLE_CATEGORIES),
  tags: z.array(slug).min(1).max(6),
  image: picture.optional(),
  featured: z.boolean().default(false),
});

/** An entry of the documentation (spec section 3, Documentation item). */
export const documentationItem = z.strictObject({
  name: text(70),
  type: z.enum(['Guide', 'Tutorial', 'Reference', 'Contract', 'Concept', 'Example']),
  difficulty: z.enum(['Beginner', 'Intermediate', 'Advanced']),
});

/** A file to take away (spec section 3, Downloadable resource); the size is read from the file. */
export const download = z.strictObject({
  title: text(70),
  description: text(200),
  type: z.enum(['PDF', 'ZIP']),
  size: text(20).optional(),
});

export type Article = z.infer<typeof article>;
export type DocumentationItem = z.infer<typeof documentationItem>;
export type Download = z.infer<typeof download>;
