import { z } from 'astro/zod';
import { path } from '../shared/text.ts';

/** content/pending.yaml: pages that do not exist yet, to which links are allowed. */
export const pending = z.strictObject({
  toCome: z.array(path).describe('Whoever adds a page takes its line away'),
  astray: z.array(path).describe('Links kept on purpose although they lead to the not-found page'),
});

export type Pending = z.infer<typeof pending>;
