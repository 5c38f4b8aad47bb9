import { asShared } from '@falaj/contract/messages/sentence.ts';
import { z } from 'astro/zod';
import { isFigure } from '../figures/figure.ts';
import { hasSource, provenance, sourceMissing, status } from '../figures/figure-status.ts';
import { asValue } from '../figures/marked.ts';
import { aside } from '../shared/searched.ts';
import { sectionHead } from '../shared/section-head.ts';
import { slug, text, unsearched } from '../shared/text.ts';

/** A line of the detail of the hero: a number of the asset, an hour of a day, a deliverable, a step of a sum, a rule. */
const heroDetailLine = asValue(
  z
    .strictObject({
      label: text(60).describe('What the line is about, such as Rent a year or 07:30'),
      text: text(260).optional().describe('What happens or is delivered, in a sentence or two'),
      value: unsearched(24).optional().describe('Its figure or its word, as it is shown'),
      outcome: z
        .enum(['passed', 'refused'])
        .optional()
        .describe('How a case ends that a rule decides; the text says it, and a lamp shows it'),
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

/** A point of the whole picture, in per cent of its width from its start and of its height. */
const point = aside(z.tuple([z.number().min(0).max(100), z.number().min(0).max(100)]));

/** Where a label stands, seen from its point. */
const LABEL_SIDES = ['up-start', 'up-end', 'down-start', 'down-end'] as const;

/** Words at most on a label of the picture. */
const PIN_WORDS = 3;

/** A thing in the picture and what it is called. */
const pin = z.strictObject({
  text: unsearched(24)
    .refine((words) => words.split(/\s+/).length <= PIN_WORDS, {
      message: `has more than ${PIN_WORDS} words: a label names a thing, and the lead says the rest`,
    })
    .describe('What the thing is called, in at most three words'),
  at: point.describe(
    'Where it is in the whole picture: per cent of the width from its start, and of the height',
  ),
  side: aside(z.enum(LABEL_SIDES))
    .optional()
    .describe('Where its label stands, seen from it; away from the middle without it'),
  wideOnly: aside(z.boolean())
    .optional()
    .describe('Whether it is named only where there is room, and not on a phone'),
});

/** The one number of the first screen. */
const heroNumber = asValue(
  z
    .strictObject({
      value: unsearched(18).describe('The figure as it is shown, such as $13.7 million'),
      label: text(40).describe('What it counts'),
      ...provenance,
    })
    .refine(hasSource, sourceMissing()),
);

/**
 * What the first screen of an offer shows beside its words: a picture with labels and one number, and what a link below the
 * number opens: the asset in numbers, a day, deliverables, an example (docs/site-rules.md#template).
 */
export const heroDetail = z
  .strictObject({
    ...sectionHead,
    number: heroNumber.optional().describe('The one number of the first screen'),
    pins: z
      .array(pin)
      .min(2)
      .max(5)
      .optional()
      .describe('What the picture of the first screen shows, each with its place'),
    more: unsearched(30).optional().describe('The link that opens the lines, such as See the day'),
    lines: z.array(heroDetailLine).min(2).max(8).describe('The lines, in order'),
    result: heroDetailLine
      .optional()
      .describe('What the lines lead to, such as the sum of an example or the usual budget'),
    code: z
      .strictObject({
        language: z.enum(['solidity', 'typescript', 'json']).describe('Decides the colours'),
        text: asShared(unsearched(900)).describe('The lines of code or of a rule, as they are'),
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
  .describe('What the first screen shows');

export type HeroDetailContent = z.infer<typeof heroDetail>;
