import { z } from 'astro/zod';
import { aside } from './searched.ts';
import { slug, text } from './text.ts';

/** A picture from media/reliefs, by name, with its alternative text (WCAG 1.1.1). */
export const picture = aside(
  z.strictObject({
    name: slug.describe('File name in media/reliefs, without its ending'),
    alt: text(160).describe('What the picture shows, for people who cannot see it'),
    focus: z
      .enum(['start', 'center', 'end'])
      .default('end')
      .describe('Which part stays in view when the picture is cropped'),
  }),
).describe('A picture with its alternative text');

export type PictureContent = z.infer<typeof picture>;
