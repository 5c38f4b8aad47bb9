import { z } from 'astro/zod';
import { picture } from '../shared/picture.ts';
import { seo } from '../shared/seo.ts';
import { day, unsearched } from '../shared/text.ts';

/** Front matter of content/legal/*.md: a notice that visitors can hold the company to. */
export const legalPage = z.strictObject({
  title: unsearched(60).describe('The headline, h1 of the page'),
  seo,
  summary: unsearched(280).describe('What the notice says, in two sentences'),
  updated: day.describe('Day of the last change'),
  image: picture.optional().describe('The picture that is shared'),
});

export type LegalPage = z.infer<typeof legalPage>;
