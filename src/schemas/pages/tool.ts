import { z } from 'astro/zod';
import { closing } from '../offer/closing.ts';
import { faq } from '../offer/faq.ts';
import { hero } from '../offer/hero.ts';
import { limits } from '../offer/limits.ts';
import { related } from '../shared/related.ts';
import { sectionHead } from '../shared/section-head.ts';
import { seo } from '../shared/seo.ts';
import { heading, text, unsearched } from '../shared/text.ts';

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
  how: z
    .strictObject({
      ...sectionHead,
      steps: z.array(text(110)).min(3).max(7).describe('What happens, in order'),
    })
    .describe('How the tool works'),
  limits: limits.describe('What the tool does not do'),
  faq: faq.describe('Questions of those who try it'),
  related,
  closing,
};

/** The section of a tool: its head, and an example for readers without scripts. */
export const toolSection = {
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
