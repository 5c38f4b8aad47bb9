import { z } from 'astro/zod';
import { isPrice } from '../../lib/price.ts';
import { figure } from '../figures/figure.ts';
import { call } from '../shared/call.ts';
import { picture } from '../shared/picture.ts';
import { heading, text, unsearched } from '../shared/text.ts';

/** The first section of a page. */
export const hero = z
  .strictObject({
    title: heading(70).describe('The headline, h1 of the page'),
    subtitle: text(60).optional().describe('The badge above the headline'),
    badges: z.array(text(30)).max(4).default([]).describe('Further badges under the description'),
    description: text(360).describe(
      'The lead under the headline; of an offer: for whom, result, weeks, price band and the main risk',
    ),
    backgroundImage: picture.optional(),
    video: z.literal('hero').optional().describe('Plays media/video/hero behind the headline'),
    statisticsTitle: unsearched(60)
      .optional()
      .describe('Over the tiles: what their figures are, in place of the usual note below them'),
    statistics: z.array(figure).max(4).default([]).describe('Statistic tiles under the hero'),
    risk: unsearched(240)
      .optional()
      .describe('The risk wording below the tiles; {warning.share} or {warning.full}'),
    primaryCall: call.optional().describe('The main button'),
    secondaryCall: call.optional().describe('The second button'),
    gradient: z
      .enum(['primary', 'business', 'accent'])
      .default('primary')
      .describe('Style of the dusk ground: teal light, blue-black calm, or warm evening light'),
  })
  .refine(({ statistics, risk }) => risk || !statistics.some(({ value }) => isPrice(value)), {
    path: ['risk'],
    message:
      "a price or minimum among the tiles needs risk: '{warning.share}' or '{warning.full}' (docs/site-rules.md#risk-line)",
  })
  .describe('The hero of a page');

export type HeroContent = z.infer<typeof hero>;
