import { z } from 'astro/zod';

/** A range: from one number, below another, or both. */
export const blueprintRange = z
  .strictObject({
    from: z.number().optional().describe('This much or more'),
    below: z.number().optional().describe('Less than this'),
  })
  .refine(({ from, below }) => from !== undefined || below !== undefined, {
    error: 'needs from, below or both; a condition without a bound always holds, leave it out',
  })
  .refine(({ from = -Infinity, below = Infinity }) => from < below, {
    error: 'from must be lower than below, or no answer can ever meet it',
  });
