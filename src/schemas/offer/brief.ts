import { z } from 'astro/zod';
import { sectionHead } from '../shared/section-head.ts';
import { heading, text } from '../shared/text.ts';

/** The text to which an in-page call such as #whitepaper leads (docs/site-rules.md#template). */
export const brief = z
  .strictObject({
    id: z
      .enum(['whitepaper', 'audit', 'architecture', 'compliance'])
      .describe('The anchor that calls on this page point to'),
    ...sectionHead,
    points: z
      .array(
        z.strictObject({
          title: heading(60).describe('The point in a few words'),
          text: text(600).describe('What speaks for it'),
        }),
      )
      .min(2)
      .max(8)
      .describe('The argument, point by point'),
  })
  .describe('A short paper on the page itself');

export type BriefContent = z.infer<typeof brief>;
