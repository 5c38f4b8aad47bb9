import { z } from 'astro/zod';
import { call } from './call.ts';
import { picture } from './picture.ts';
import { sectionHead } from './section-head.ts';

/** A closing band with one or two calls. */
export const closing = z
  .strictObject({
    ...sectionHead,
    backgroundImage: picture.optional().describe('Behind the words'),
    calls: z.array(call).min(1).max(2).describe('The main button, and a second one'),
    social: z.boolean().default(false).describe('Shows the social links, each in a new tab'),
  })
  .describe('The last band of the page, with its calls');

export type Closing = z.infer<typeof closing>;
