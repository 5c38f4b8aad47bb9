import { z } from 'astro/zod';
import { picture } from '../shared/picture.ts';
import { seo } from '../shared/seo.ts';
import { day, slug, text, unsearched } from '../shared/text.ts';
import { textFigures } from '../shared/text-figure.ts';

/** The categories of the blog; "all" is a word of the filter and no category (docs/site-rules.md#blog). */
export const ARTICLE_CATEGORIES = [
  'Technical',
  'Regulatory',
  'Market Analysis',
  'Case Study',
  'DeFi',
  'Industry',
] as const;

/** How long an article's body may be, in words. */
export const ARTICLE_WORDS = { min: 700, max: 1500 };

/** Front matter of content/articles/*.md; the reading time is computed. */
export const article = z.strictObject({
  title: unsearched(90).describe('The headline, h1 of the page'),
  seo,
  excerpt: unsearched(280).describe('What the card says, at most three lines'),
  takeaways: z
    .array(text(220))
    .min(3)
    .max(5)
    .describe('What a reader keeps, in three to five sentences; a box before the text'),
  author: unsearched(50).describe('A role or team, never a person'),
  date: day.describe('Day of publication, such as 2026-11-21'),
  category: z
    .enum(ARTICLE_CATEGORIES)
    .describe('Where the blog files it; it has a page and feeds of its own'),
  tags: z
    .array(slug)
    .min(2)
    .max(5)
    .describe('Tags by the keys of content/pages/resources/blog.yaml'),
  image: picture
    .optional()
    .describe('The picture that is shared; without one it has channels of its own'),
  figures: textFigures.optional(),
  featured: z.boolean().default(false).describe('Shown large above the list; exactly one article'),
});

export type Article = z.infer<typeof article>;
export type ArticleCategory = (typeof ARTICLE_CATEGORIES)[number];
