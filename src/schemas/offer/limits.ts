import { z } from 'astro/zod';
import { call } from '../shared/call.ts';
import { sectionHead } from '../shared/section-head.ts';
import { heading, text } from '../shared/text.ts';

/**
 * The one section of a page that says what the offer does not do and what can go wrong
 * (docs/site-rules.md#limits).
 */
export const limits = z
  .strictObject({
    ...sectionHead,
    points: z
      .array(
        z.strictObject({
          title: heading(60).describe('The limit or risk in a few words'),
          text: text(280).describe('What it means for the reader'),
        }),
      )
      .min(2)
      .max(6)
      .describe('The limits, the weightiest first'),
    call: call.optional().describe('Where more is said, such as of forms of company'),
  })
  .describe('What the buyer still needs, and the risks');

export type LimitsContent = z.infer<typeof limits>;
