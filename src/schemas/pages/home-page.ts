import { z } from 'astro/zod';
import { registerIllustration, transferCheckIllustration } from '../illustrations/illustration.ts';
import { closing } from '../offer/closing.ts';
import { hero } from '../offer/hero.ts';
import { process } from '../offer/process.ts';
import { sectionHead } from '../shared/section-head.ts';
import { seo } from '../shared/seo.ts';
import { heading } from '../shared/text.ts';
import { reason } from './cards.ts';
import { session } from './consultation.ts';
import { heroCheck } from './hero-check.ts';
import { assets, division, featuredStudy, rulebooks } from './home-parts.ts';
import { serviceRow } from './service-card.ts';

/** content/pages/home.yaml. */
export const homePage = z.strictObject({
  seo,
  hero,
  check: heroCheck,
  rulebooks,
  services: z
    .strictObject({
      ...sectionHead,
      illustration: registerIllustration.optional().describe('Below the first service'),
      items: z.array(serviceRow).min(1).max(12).describe('The services, in order'),
    })
    .describe('Core services; the first stands large'),
  assets,
  reasons: z
    .strictObject({
      ...sectionHead,
      illustration: transferCheckIllustration
        .optional()
        .describe('Beside the reasons; a lamp lights as each passes'),
      items: z.array(reason).min(3).max(6).describe('The reasons, in order'),
    })
    .describe('Why to choose the company'),
  study: featuredStudy,
  division,
  consultation: z
    .strictObject({
      ...sectionHead,
      sessions: z.array(session).min(1).max(6).describe('Kinds of meeting'),
      teams: heading(60).describe('Over the teams, whose first week comes from about.yaml'),
    })
    .describe('How working together begins'),
  process: process.describe('The steps from the first question to launch'),
  closing,
});

export type HomePage = z.infer<typeof homePage>;
