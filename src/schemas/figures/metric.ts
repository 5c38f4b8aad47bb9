import { z } from 'astro/zod';
import { icon } from '../shared/icon.ts';
import { sectionHead } from '../shared/section-head.ts';
import { entryId, text, unsearched } from '../shared/text.ts';
import { hasSource, provenance, sourceMissing } from './figure-status.ts';
import { asValue } from './marked.ts';

/** A figure of the metrics. */
export const metric = asValue(
  z
    .strictObject({
      id: entryId.optional(),
      label: text(60).describe('What the figure counts'),
      value: z
        .union([z.number(), unsearched(24)])
        .describe('The figure: a number counts up, text stands'),
      prefix: unsearched(4).optional().describe('Before the value, such as $'),
      suffix: unsearched(8).optional().describe('After the value, such as % or +'),
      icon: icon.optional().describe('Name of an icon; not drawn'),
      animateNumber: z.boolean().default(false).describe('Counts from 0 to the value once in view'),
      trend: z
        .strictObject({
          value: unsearched(24).describe('By how much, such as 12%'),
          direction: z
            .enum(['up', 'down'])
            .describe('Decides the arrow, and the word for screen readers'),
        })
        .optional()
        .describe('How the figure has moved'),
      previousValue: unsearched(24).optional().describe('What the value was before'),
      ...provenance,
    })
    .refine(hasSource, sourceMissing())
    .refine((item) => !item.animateNumber || typeof item.value === 'number', {
      path: ['value'],
      message: 'must be a number when animateNumber is true (put signs in prefix and suffix)',
    })
    .describe('A metric'),
);

/** The line of metrics; some pages leave it out (docs/site-rules.md#template). */
export const metrics = z.strictObject({
  ...sectionHead,
  items: z.array(metric).min(3).max(8).describe('The figures, in order'),
});

export type Metric = z.infer<typeof metric>;
export type MetricsContent = z.infer<typeof metrics>;
