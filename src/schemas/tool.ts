import { z } from 'astro/zod';
import { closing } from './closing.ts';
import { diagram } from './diagram.ts';
import { faq } from './faq.ts';
import { hero } from './hero.ts';
import { limits } from './limits.ts';
import { related } from './related.ts';
import { sectionHead } from './section-head.ts';
import { seo } from './seo.ts';
import { heading, text, unsearched } from './text.ts';

/** The fields of a tool's page around the tool itself. */
export const toolParts = {
  name: heading(40).describe('What menus, cards and related links call this tool'),
  card: z
    .strictObject({
      text: text(200).describe('What it does for the reader, in one or two sentences'),
      facts: z
        .array(unsearched(40))
        .min(2)
        .max(3)
        .describe('Such as: five people, eight scenarios'),
    })
    .describe('The card on /tools'),
  seo,
  hero,
  how: diagram.describe('How the tool works, drawn'),
  limits: limits.describe('What the tool does not do'),
  faq: faq.describe('Questions of those who try it'),
  related,
  closing,
};

/** The band of a tool: its head, and an example for readers without scripts. */
export const toolBand = {
  ...sectionHead,
  example: z
    .array(
      z.strictObject({
        title: heading(60).describe('What is done, or what comes out'),
        text: text(280).describe('What the reader sees'),
      }),
    )
    .min(3)
    .max(8)
    .describe('One example, worked out step by step'),
};
