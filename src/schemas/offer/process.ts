import { z } from 'astro/zod';
import { daysOf, sameDuration, sumDurations } from '../../lib/duration.ts';
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
    starts: z
      .int()
      .min(0)
      .max(99)
      .optional()
      .describe(
        'Only for a step that runs beside earlier ones: how many units (weeks, say) after the start it begins, at the longest times',
      ),
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
    .superRefine(({ steps }, context) => {
      const days = daysOf(steps);
      const issue = (index: number, field: string, message: string) =>
        context.addIssue({ code: 'custom', path: ['steps', index, field], message });
      for (const [index, { duration: time, starts }] of steps.entries()) {
        if (time.unit === 'ongoing' && index < steps.length - 1)
          issue(
            index,
            'duration',
            'is Ongoing, which only the last step can be; move the step to the end',
          );
        if (starts === undefined) continue;
        const ended = Math.max(0, ...days.slice(0, index).map(({ end }) => end));
        if ((days[index]?.start ?? 0) >= ended)
          issue(
            index,
            'starts',
            'is not before the end of the steps above; leave it out, the step follows them by itself',
          );
        else if ((days[index]?.end ?? 0) > ended)
          issue(
            index,
            'starts',
            'lets the step end after those that it runs beside; use a smaller number',
          );
      }
    })
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
