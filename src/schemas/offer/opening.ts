import { z } from 'astro/zod';
import { isFigure } from '../figures/figure.ts';
import { hasSource, provenance, sourceMissing, status } from '../figures/figure-status.ts';
import { asValue } from '../figures/marked.ts';
import { sectionHead } from '../shared/section-head.ts';
import { slug, text, unsearched } from '../shared/text.ts';

/** A line of the opening: a number of the asset, an hour of a day, a deliverable, a step of a sum, a rule. */
const openingLine = asValue(
  z
    .strictObject({
      label: text(60).describe('What the line is about, such as Rent a year or 07:30'),
      text: text(260).optional().describe('What happens or is delivered, in a sentence or two'),
      value: unsearched(24).optional().describe('Its figure or its word, as it is shown'),
      outcome: z
        .enum(['passed', 'refused'])
        .optional()
        .describe('How a case ends that a rule decides; the text says it, and a lamp shows it'),
      codeLines: z
        .array(z.int().positive())
        .min(1)
        .max(8)
        .optional()
        .describe(
          'The lines of the code that decide the case, counted from 1; they are lit with it',
        ),
      ...provenance,
      status: status.optional(),
    })
    .refine(hasSource, sourceMissing())
    .refine((line) => line.text || line.value, {
      path: ['text'],
      message: 'or value must be given',
    })
    .refine((line) => line.status || !isFigure(line.value ?? ''), {
      path: ['status'],
      message: 'is missing: write status: sourced, stated, target or sample',
    })
    .refine((line) => line.value || !line.status, {
      path: ['value'],
      message:
        'is missing: a status says what a figure is; write its value, or take the status away',
    }),
);

/**
 * The opening of an offer, in the form of its group: the asset in numbers, a day, deliverables, an example
 * (docs/site-rules.md#template).
 */
export const opening = z
  .strictObject({
    ...sectionHead,
    lines: z.array(openingLine).min(2).max(8).describe('The lines, in order'),
    result: openingLine
      .optional()
      .describe('What the lines lead to, such as the sum of an example'),
    code: z
      .strictObject({
        language: z.enum(['solidity', 'typescript', 'json']).describe('Decides the colours'),
        text: unsearched(900).describe('The lines of code or of a rule, as they are'),
        caption: text(160).describe('What the lines do, in a sentence'),
      })
      .optional()
      .describe('A rule or a few lines of code, shown beside the lines'),
    illustrationOf: slug
      .optional()
      .describe(
        'The feature whose illustration stands in the first screen, and no longer beside the feature',
      ),
  })
  .refine(
    ({ lines, code }) => {
      const last = code?.text.trimEnd().split('\n').length ?? 0;
      return lines.every(({ codeLines = [] }) => codeLines.every((line) => line <= last));
    },
    { path: ['lines'], message: 'codeLines names a line that the code does not have' },
  )
  .describe('The band after the hero');

export type OpeningContent = z.infer<typeof opening>;
