import { z } from 'astro/zod';
import { closing } from '../offer/closing.ts';
import { hero } from '../offer/hero.ts';
import { sectionHead } from '../shared/section-head.ts';
import { seo } from '../shared/seo.ts';
import { heading, text } from '../shared/text.ts';
import { reason, teamGroup } from './cards.ts';

const purpose = z.strictObject({
  title: heading(40).describe('The word above it, such as Vision'),
  text: text(320).describe('What the company wants, in two or three sentences'),
});

/** content/pages/about.yaml. */
export const aboutPage = z.strictObject({
  seo,
  hero,
  story: z
    .strictObject({
      ...sectionHead,
      paragraphs: z.array(text(700)).min(2).max(5).describe('Paragraphs of plain words, in order'),
      vision: purpose.describe('Where the company wants to arrive'),
      mission: purpose.describe('What it does to get there'),
    })
    .describe('How the company came about'),
  values: z
    .strictObject({
      ...sectionHead,
      items: z.array(reason).min(1).max(8).describe('The values, in order'),
    })
    .describe('What the company holds to'),
  team: z
    .strictObject({
      ...sectionHead,
      summary: text(40).describe('What opens a group'),
      groups: z.array(teamGroup).min(1).max(8).describe('Groups, never people'),
    })
    .describe('Who does the work'),
  closing,
});

export type AboutPage = z.infer<typeof aboutPage>;
