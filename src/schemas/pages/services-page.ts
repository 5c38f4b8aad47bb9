import { z } from 'astro/zod';
import { closing } from '../offer/closing.ts';
import { hero } from '../offer/hero.ts';
import { process } from '../offer/process.ts';
import { asHeading } from '../shared/searched.ts';
import { sectionHead } from '../shared/section-head.ts';
import { seo } from '../shared/seo.ts';
import { heading, text, unsearched } from '../shared/text.ts';
import { industryCard, portfolioProject } from './cards.ts';
import { PROTOCOLS, serviceCards } from './service-card.ts';

/** A token standard, and what it is used for. */
export const protocolCard = z.strictObject({
  name: asHeading(z.enum(PROTOCOLS)).describe('The standard'),
  title: heading(50).describe('What the standard is, in a few words'),
  description: text(260).describe('What it does that others do not'),
  uses: z.array(text(60)).min(1).max(4).describe('What we use it for'),
});

/** content/pages/services.yaml. */
export const servicesPage = z.strictObject({
  seo,
  hero,
  services: serviceCards.describe('Services with what belongs to them'),
  industries: z
    .strictObject({
      ...sectionHead,
      items: z.array(industryCard).min(1).max(12).describe('The cards, in order'),
    })
    .describe('Industries and what tokens do there'),
  process: process.describe('How the work goes, step by step'),
  technology: z
    .strictObject({
      ...sectionHead,
      summary: text(40).describe('What opens a card'),
      protocols: z.array(protocolCard).min(1).max(8).describe('The cards, in order'),
      toolsTitle: heading(60).describe('Over the tools'),
      tools: z
        .array(
          z.strictObject({
            group: unsearched(40).describe('What they are for'),
            items: z.array(text(40)).min(1).max(8).describe('Their names'),
          }),
        )
        .min(2)
        .max(6)
        .describe('Development tools by purpose'),
    })
    .describe('Token standards and tools'),
  closing,
});

/** content/pages/portfolio.yaml. */
export const portfolioPage = z.strictObject({
  seo,
  hero,
  projects: z
    .strictObject({
      ...sectionHead,
      items: z.array(portfolioProject).min(1).max(12).describe('The cards, in order'),
    })
    .describe('Platforms of clients'),
  closing,
});

export type ServicesPage = z.infer<typeof servicesPage>;
export type PortfolioPage = z.infer<typeof portfolioPage>;
