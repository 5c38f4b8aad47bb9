import { z } from 'astro/zod';
import { path, text } from '../shared/text.ts';

/** Phrases between commas, Latin or Arabic. */
const phrases = text(400).describe('Phrases between commas');

/** The phrases of a field of content/search.yaml. */
export const phrasesOf = (list: string): string[] =>
  list
    .split(/[,،]/)
    .map((phrase) => phrase.trim())
    .filter(Boolean);

/**
 * content/search.yaml: words that visitors type for what the site names differently. Another language has its own
 * synonyms, which take the place of all of these.
 */
export const synonyms = z.strictObject({
  synonyms: z
    .record(text(40), phrases)
    .describe(
      'A phrase, and those that mean the same; whoever types one finds pages that say another',
    ),
  keywords: z
    .array(
      z.strictObject({ href: path, words: phrases.describe('Words that lead to this page first') }),
    )
    .describe('Words that lead to a page, though it says them in passing or not at all'),
});
