import { z } from 'astro/zod';
import { call } from '../shared/call.ts';
import { unsearched } from '../shared/text.ts';

/** One transfer of the check in the first view of the home page. */
const transfer = z.strictObject({
  from: unsearched(12).describe('Number of the holder who sends, which stands on no other page'),
  shares: z.int().min(1).max(99_999).describe('How many shares'),
  to: unsearched(12).describe('Number of the holder who would receive them'),
  place: unsearched(12).describe('Country of that holder'),
  passed: z.int().min(0).describe('How many rules pass; the next one refuses, unless all pass'),
  verdict: unsearched(16).describe('What comes of it, in a word'),
  because: unsearched(100).describe('The verdict in a sentence'),
});

/** The transfer check on the stone of the home page: one transfer that passes and one that is refused. */
export const heroCheck = z
  .strictObject({
    intro: unsearched(60).describe('What happens, under the title'),
    rules: z.array(unsearched(10)).min(3).max(6).describe('Names of the rules, in a word each'),
    transfers: z.array(transfer).min(1).max(2).describe('The transfers, first the one that passes'),
    call: call.describe('The way to try it'),
  })
  .superRefine(({ rules, transfers }, context) => {
    for (const [index, { passed }] of transfers.entries()) {
      if (passed > rules.length)
        context.addIssue({
          code: 'custom',
          path: ['transfers', index, 'passed'],
          message: `is more than the ${rules.length} rules`,
        });
    }
  })
  .describe('The transfer check in the first view; invented data');

export type HeroCheckContent = z.infer<typeof heroCheck>;
