import { asCopy } from '@falaj/contract/messages/sentence.ts';
import { z } from 'astro/zod';
import { aside } from './searched.ts';
import { text } from './text.ts';

/** Title and description for search results and shared links. */
export const seo = aside(
  z.strictObject({
    title: text(60).describe('Title without the brand name, which is added where it fits'),
    description: asCopy(
      z
        .string()
        .min(70, 'must be at least 70 characters')
        .max(160, 'must be at most 160 characters, or search results cut it'),
    ).describe('What a search result says under the title'),
  }),
).describe('Search result title and description');

export type Seo = z.infer<typeof seo>;
