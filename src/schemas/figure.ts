import { z } from 'astro/zod';
import { icon } from './icon.ts';
import { status, text, unsearched } from './text.ts';

/** A statistic tile: a figure and what it counts. */
export const figure = z
  .strictObject({
    value: unsearched(24).describe('The figure as it is shown, such as 25+ or 8-12 weeks'),
    label: text(60).describe('What the figure counts'),
    icon: icon.optional().describe('Name of an icon; not drawn'),
    status,
  })
  .describe('A statistic tile');

/** A label and its value inside a feature; previousValue shows what it was before. */
export const labelledValue = z
  .strictObject({
    label: text(50).describe('What is measured'),
    value: unsearched(24).describe('The value as it is shown'),
    previousValue: unsearched(24).optional().describe('What the value was before, if that helps'),
  })
  .describe('A label and its value');

export type FigureContent = z.infer<typeof figure>;
export type LabelledValue = z.infer<typeof labelledValue>;
