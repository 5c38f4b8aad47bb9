import { z } from 'astro/zod';
import { labelledValue, wordsByLabel } from '../figures/figure.ts';
import { illustration } from '../illustrations/illustration.ts';
import { call } from '../shared/call.ts';
import { icon } from '../shared/icon.ts';
import { hasNoRepeats } from '../shared/no-repeats.ts';
import { sectionHead } from '../shared/section-head.ts';
import { heading, slug, text } from '../shared/text.ts';

/** A feature of the explorer; metrics are a list or a label-to-value map. */
export const feature = z
  .strictObject({
    id: slug.describe('Its anchor is #feature-<id>'),
    title: heading(60).describe('What the feature is called'),
    description: text(140).describe('One line under the title in the list'),
    longDescription: text(900).describe('How it works, two or three sentences or more'),
    icon: icon.optional().describe('Name of the icon before the title'),
    benefits: z.array(text(120)).min(2).max(6).describe('Key Benefits'),
    metrics: z
      .union([z.array(labelledValue).min(1).max(4), wordsByLabel])
      .describe('A list of label, value and status, or a map from label to words'),
    illustration: illustration
      .optional()
      .describe('The product at work, beside the text; without it the picture of the page'),
    trial: call
      .optional()
      .describe('Where a visitor can try it, such as a scenario of the playground'),
    isPopular: z.boolean().default(false).describe('Shows the Popular badge'),
  })
  .describe('A feature');

type WithIllustration = { illustration?: { kind: string } | undefined };

/** The kind of an illustration that would be on a page twice; undefined if there is none. */
function repeatedKind(items: WithIllustration[]): string | undefined {
  const kinds = items.flatMap((item) => item.illustration?.kind ?? []);
  return kinds.find((kind, index) => kinds.indexOf(kind) !== index);
}

/** The feature explorer, whose first feature is selected from the start (docs/site-rules.md#features). */
export const featureExplorer = z.strictObject({
  ...sectionHead,
  items: z
    .array(feature)
    .min(2)
    .max(8)
    .refine((items) => hasNoRepeats(items.map(({ id }) => id)), {
      message: 'every feature needs an id of its own',
    })
    .refine((items) => !repeatedKind(items), {
      error: ({ input }) =>
        `the illustration ${repeatedKind(input as WithIllustration[])} stands beside two features; a page shows each kind once`,
    })
    .describe('The features; the first one is shown first'),
});

export type Feature = z.infer<typeof feature>;
export type FeatureExplorerContent = z.infer<typeof featureExplorer>;
