import { z } from 'astro/zod';
import { path, text } from '../shared/text.ts';

/** content/search.yaml: words that visitors type for what the site names differently; they are never shown. */
export const synonyms = z.strictObject({
  synonyms: z
    .array(z.array(text(40)).min(2))
    .describe('Phrases that mean the same; whoever types one finds pages that say another'),
  keywords: z
    .array(
      z.strictObject({
        href: path,
        words: z.array(text(40)).min(1).describe('Words that lead to this page first'),
      }),
    )
    .describe('Words that lead to a page, though it says them in passing or not at all'),
});
