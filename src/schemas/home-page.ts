import { z } from 'astro/zod';
import { reason } from './cards.ts';
import { closing } from './closing.ts';
import { engagementStep, session } from './consultation.ts';
import { hero } from './hero.ts';
import { sectionHead } from './section-head.ts';
import { seo } from './seo.ts';
import { serviceCards } from './service-card.ts';
import { heading } from './text.ts';

/** content/pages/home.yaml. */
export const homePage = z.strictObject({
  seo,
  hero,
  services: serviceCards.describe('Core services'),
  reasons: z
    .strictObject({
      ...sectionHead,
      items: z.array(reason).min(3).max(6).describe('The reasons, in order'),
    })
    .describe('Why to choose the company'),
  consultation: z
    .strictObject({
      ...sectionHead,
      sessions: z.array(session).min(1).max(6).describe('Kinds of meeting'),
      stepsTitle: heading(60).describe('Over the steps'),
      steps: z.array(engagementStep).min(2).max(6).describe('What follows the meeting'),
    })
    .describe('How working together begins'),
  closing,
});

export type HomePage = z.infer<typeof homePage>;
