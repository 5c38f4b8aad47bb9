import { z } from 'astro/zod';
import { call } from '../shared/call.ts';
import { sectionHead } from '../shared/section-head.ts';

/** A closing section with one or two calls; the picture behind it is that of the hero. */
export const closing = z
  .strictObject({
    ...sectionHead,
    calls: z.array(call).min(1).max(2).describe('The main button, and a second one'),
    social: z.boolean().default(false).describe('Shows the social links, each in a new tab'),
  })
  .describe('The last section of the page, with its calls');

export type ClosingContent = z.infer<typeof closing>;
