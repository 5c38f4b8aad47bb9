import { z } from 'astro/zod';
import { illustration } from '../illustrations/illustration.ts';
import { picture } from './picture.ts';
import { slug, text } from './text.ts';

/** What a figure can show; each figure shows exactly one of them. */
export const FIGURE_FORMS = ['picture', 'illustration'] as const;

/** A figure within a text, where the Markdown has `![](figure:id)`. */
export const textFigure = z
  .strictObject({
    id: slug.describe('Name by which the text calls it, and its anchor after #figure-'),
    caption: text(180).describe('What to see in it, in one or two sentences'),
    picture: picture.optional().describe('A picture'),
    illustration: illustration.optional().describe('The product at work, with sample data'),
  })
  .superRefine((figure, context) => {
    const forms = FIGURE_FORMS.filter((form) => figure[form]);
    if (forms.length === 1) return;
    const message =
      forms.length === 0
        ? `shows nothing: give it a ${FIGURE_FORMS.join(', a ').replace('a i', 'an i')}`
        : `shows ${forms.join(' and ')}; one figure shows one thing`;
    context.addIssue({ code: 'custom', path: [], message });
  });

/** The figures of a text, each with an id of its own. */
export const textFigures = z
  .array(textFigure)
  .min(1)
  .max(4)
  .superRefine((figures, context) => {
    figures.forEach(({ id }, index) => {
      if (figures.findIndex((other) => other.id === id) < index)
        context.addIssue({
          code: 'custom',
          path: [index, 'id'],
          message: `“${id}” is taken already`,
        });
    });
  })
  .describe('Figures of the text; each stands where a line says ![](figure:id)');

export type TextFigureContent = z.infer<typeof textFigure>;
