import { z } from 'astro/zod';
import { closing } from '../offer/closing.ts';
import { hero } from '../offer/hero.ts';
import { sectionHead } from '../shared/section-head.ts';
import { seo } from '../shared/seo.ts';
import { heading, slug, text } from '../shared/text.ts';

/** content/pages/tools.yaml: the index of the tools. The texts of their cards are in the tools' own files. */
export const toolsPage = z.strictObject({
  name: heading(40).describe('What menus and the search call the index'),
  seo,
  hero,
  tools: z.strictObject(sectionHead).describe('Over the cards of the tools'),
  promises: z
    .strictObject({
      id: slug.describe('The anchor of the section'),
      ...sectionHead,
      points: z
        .array(
          z.strictObject({
            title: heading(60).describe('The promise in a few words'),
            text: text(280).describe('What it means for the visitor'),
          }),
        )
        .min(2)
        .max(6)
        .describe('What holds for every tool'),
    })
    .describe('What the tools do with what is typed into them'),
  closing,
});

export type ToolsPage = z.infer<typeof toolsPage>;
