import { z } from 'astro/zod';
import { sameDuration, sumDurations } from '../../lib/duration.ts';
import { hasSource, provenance, sourceMissing } from '../figures/figure-status.ts';
import { asTimeline } from '../figures/marked.ts';
import { call } from '../shared/call.ts';
import { duration } from '../shared/duration.ts';
import { icon } from '../shared/icon.ts';
import { sectionHead } from '../shared/section-head.ts';
import { entryId, heading, text, unsearched } from '../shared/text.ts';

/** One step of a timeline. */
export const processStep = z
  .strictObject({
    id: entryId.optional(),
    title: heading(50).describe('What the step is called'),
    description: text(320).describe('What happens in it'),
    duration,
    deliverables: z.array(text(90)).min(1).max(6).describe('Key Deliverables'),
    icon: icon.optional().describe('Name of an icon; not drawn'),
  })
  .describe('A step of the process');

/**
 * The process timeline. Its total is the sum of the steps; where the company states another figure, `total`
 * gives that with the reason (docs/site-rules.md#durations).
 */
export const process = asTimeline(
  z
    .strictObject({
      ...sectionHead,
      ...provenance,
      steps: z.array(processStep).min(3).max(8).describe('Steps that follow one another'),
      total: z
        .strictObject({
          stated: duration,
          because: text(240).describe(
            'Why the stated total differs from the sum (shown to readers)',
          ),
        })
        .optional()
        .describe('Only where the stated total is not the sum of the steps'),
      afterwards: unsearched(40)
        .optional()
        .describe(
          'The total in a sentence, where work goes on after it: {total} plus ongoing support',
        ),
      call: call.optional().describe('Below the total: where more is said of the time'),
    })
    .refine(hasSource, sourceMissing())
    .superRefine((value, context) => {
      if (!value.total) return;
      const sum = sumDurations(value.steps.map((step) => step.duration));
      if (sum && sameDuration(sum, value.total.stated)) {
        context.addIssue({
          code: 'custom',
          path: ['total'],
          message: 'equals the sum of the steps; leave it out, it is added up',
        });
      }
    }),
);

export type ProcessStep = z.infer<typeof processStep>;
export type ProcessContent = z.infer<typeof process>;
