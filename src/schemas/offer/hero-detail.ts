import { asShared } from '@falaj/contract/messages/sentence.ts';
import { z } from 'astro/zod';
import { readAmount } from '../../lib/amount.ts';
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

/** A line by its number: the first is 1, and the result comes after the last. */
const place = z.int().min(1).max(9);

/** A whole among the lines, and the lines that it divides into. */
const river = z.strictObject({
  from: place.describe(
    'Number of the line that is the whole; the result comes after the last line',
  ),
  into: z.array(place).min(2).max(4).describe('Numbers of the lines that it divides into'),
});

/** Part of a picture of media/reliefs. */
const view = aside(
  z.strictObject({
    name: slug.describe('File name in media/reliefs, without its ending'),
    at: z
      .int()
      .min(0)
      .max(100)
      .default(66)
      .describe('Which part is shown, from 0 at the start of the picture to 100 at its end'),
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
  label: aside(z.enum(LABEL_SIDES))
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
 * The detail of the hero of an offer, in the form of its group: the asset in numbers, a day, deliverables, an example
 * (docs/site-rules.md#template).
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
    river: river
      .optional()
      .describe(
        'What the first screen of a use case draws: a whole and its parts, as wide as they are',
      ),
    views: z
      .array(view)
      .optional()
      .describe('Pictures of the first screen of an industry: one for each line, then the result'),
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
  .superRefine(({ lines, result, river: drawn, views }, { addIssue }) => {
    const all = result ? [...lines, result] : lines;
    if (views && views.length !== all.length)
      addIssue({
        code: 'custom',
        path: ['views'],
        message: `has ${views.length} pictures for ${all.length} lines: give each line one, and the result the last`,
      });
    if (!drawn) return;
    const amountAt = (number: number) => readAmount(all[number - 1]?.value);
    const empty = [drawn.from, ...drawn.into].find((number) => amountAt(number) === undefined);
    if (empty) {
      addIssue({
        code: 'custom',
        path: ['river'],
        message: `line ${empty} has no amount to draw: name lines whose value has a number`,
      });
      return;
    }
    const sum = drawn.into.reduce((total, number) => total + (amountAt(number) ?? 0), 0);
    // In cents, since sums of binary fractions differ in the last digit.
    if (Math.round(sum * 100) !== Math.round((amountAt(drawn.from) ?? 0) * 100))
      addIssue({
        code: 'custom',
        path: ['river'],
        message: `line ${drawn.from} is ${amountAt(drawn.from)}, and lines ${drawn.into.join(', ')} come to ${sum}: mend a value, or name other lines`,
      });
  })
  .describe('What the first screen shows');

export type HeroDetailContent = z.infer<typeof heroDetail>;
