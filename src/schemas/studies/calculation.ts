import { z } from 'astro/zod';
import { formatNumber } from '../../lib/format-number.ts';
import { count } from '../illustrations/illustration-parts.ts';
import { text } from '../shared/text.ts';

const term = z.strictObject({
  value: count.describe('The number'),
  label: text(60).describe('What it counts'),
});

const format = (value: number) => formatNumber(value, undefined);

/** What a subtraction leaves, worked out. */
export const leftOf = (start: { value: number }, less: { value: number }[]): number =>
  less.reduce((value, { value: gone }) => value - gone, start.value);

/** A subtraction written out line by line, such as 11 days less 9 days leaves 2 days. It is worked out again. */
export const calculation = z
  .strictObject({
    measure: text(12)
      .optional()
      .describe('Behind each number, such as MWh; without it and a unit the numbers stand alone'),
    unit: z
      .enum(['day', 'week', 'month'])
      .optional()
      .describe(
        'What the numbers are, where that is time; each language counts it in its own words',
      ),
    start: term.describe('What there was'),
    less: z.array(term).min(1).max(3).describe('What goes, a line each'),
    leaves: term.describe('What is left'),
  })
  .superRefine(({ start, less, leaves }, context) => {
    const left = leftOf(start, less);
    if (left === leaves.value) return;
    const sum = [start, ...less].map(({ value }) => format(value)).join(' − ');
    context.addIssue({
      code: 'custom',
      path: ['leaves', 'value'],
      message:
        left < 0
          ? `more goes than there was: ${sum} is below zero; correct start or less`
          : `is ${format(leaves.value)}, but ${sum} leaves ${format(left)}; write ${left}`,
    });
  });

export type Calculation = z.infer<typeof calculation>;
