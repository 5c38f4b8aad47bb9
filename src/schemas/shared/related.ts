import { z } from 'astro/zod';
import { hasNoRepeats } from './no-repeats.ts';
import { path } from './text.ts';

/** Pages that readers of a page may want next, by their addresses. */
export const related = z
  .array(path)
  .min(2)
  .max(3)
  .refine(hasNoRepeats, 'names a page twice; name each once')
  .describe('Two or three truly related pages');
