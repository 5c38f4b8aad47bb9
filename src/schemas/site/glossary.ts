import { z } from 'astro/zod';
import { aside } from '../shared/searched.ts';

/** content/ar/glossary.yaml: how a language writes the terms of the site; the check of translations reads it. */
export const glossary = aside(
  z.strictObject({
    latin: z
      .array(z.string().min(2))
      .default([])
      .describe('Names and terms with small letters that stay as English writes them: Ethereum'),
    terms: z
      .array(
        z.strictObject({
          en: z.string().min(1).describe('The term in English'),
          term: z.string().min(1).describe('The one way to write it'),
          source: z.string().optional().describe('Official text or publication that writes it so'),
          avoid: z.array(z.string()).default([]).describe('Spellings that must not occur'),
        }),
      )
      .min(1)
      .describe('Each term once'),
  }),
);

export type Glossary = z.infer<typeof glossary>;
