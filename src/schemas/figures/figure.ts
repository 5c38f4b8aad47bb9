import { z } from 'astro/zod';
import { icon } from '../shared/icon.ts';
import { entryId, text, unsearched } from '../shared/text.ts';
import { hasSource, provenance, sourceMissing, status } from './figure-status.ts';
import { asValue } from './marked.ts';

/** A statistic tile: a figure and what it counts. */
export const figure = asValue(
  z
    .strictObject({
      id: entryId.optional(),
      value: unsearched(24).describe('The figure as it is shown, such as 25+ or 8-12 weeks'),
      label: text(60).describe('What the figure counts'),
      icon: icon.optional().describe('Name of an icon; not drawn'),
      ...provenance,
    })
    .refine(hasSource, sourceMissing())
    .describe('A statistic tile'),
);

/** Whether a value is a figure rather than a word or the name of a standard. */
export const isFigure = (value: string) => /^[^\p{L}\d]*\d/u.test(value);

/** A label and its value in a feature; previousValue is what it was before. */
export const labelledValue = asValue(
  z
    .strictObject({
      label: text(50).describe('What is measured'),
      value: unsearched(24).describe('The value as it is shown'),
      previousValue: unsearched(24).optional().describe('What the value was before, if that helps'),
      ...provenance,
      status: status.optional(),
    })
    .refine(hasSource, sourceMissing())
    .refine((item) => item.status || ![item.value, item.previousValue ?? ''].some(isFigure), {
      path: ['status'],
      message: 'is missing: write status: sourced, stated, target or sample',
    })
    .describe('A label and its value'),
);

/** A map from labels to values, for words and names only, since figures need a status. */
export const wordsByLabel = z.record(
  text(50),
  unsearched(24).refine((value) => !isFigure(value), {
    message:
      'is a figure: write it in list form, { label: …, value: …, status: sample }, so that it says what it is',
  }),
);

export type FigureContent = z.infer<typeof figure>;
export type LabelledValue = z.infer<typeof labelledValue>;
