import { z } from 'astro/zod';
import { path } from './text.ts';

/** content/pending.yaml: pages of the spec that are still to come; links to them are allowed. */
export const pending = z.strictObject({
  toCome: z.array(path).describe('Emptied by the issues that add the pages'),
  astray: z
    .array(path)
    .describe('Targets that the spec itself leads to the not-found page (section 2)'),
});

export type Pending = z.infer<typeof pending>;
