import { z } from 'astro/zod';
import { href, unsearched } from './text.ts';

/** A call to action: a button that links to a page. */
export const call = z
  .strictObject({
    text: unsearched(40).describe('What the button says: a verb and its object'),
    href: href,
  })
  .describe('A call to action');

export type Call = z.infer<typeof call>;
