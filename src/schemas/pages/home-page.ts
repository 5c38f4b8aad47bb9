import { z } from 'astro/zod';
import { closing } from '../offer/closing.ts';
import { hero } from '../offer/hero.ts';
import { process } from '../offer/process.ts';
import { call } from '../shared/call.ts';
import { sectionHead } from '../shared/section-head.ts';
import { seo } from '../shared/seo.ts';
import { text } from '../shared/text.ts';
import { reason } from './cards.ts';
import { session } from './consultation.ts';
import { oneShare } from './one-share.ts';

/** content/pages/home.yaml. */
export const homePage = z.strictObject({
  seo,
  hero,
  services: z
    .strictObject(sectionHead)
    .describe('Over the services, which come from content/pages/services.yaml'),
  share: oneShare,
  reasons: z
    .strictObject({
      ...sectionHead,
      items: z.array(reason).min(3).max(6).describe('The reasons, in order'),
      note: text(160).describe('Which rules the work follows; claims no approval'),
      call: call.describe('Where a visitor finds out which rules apply'),
    })
    .describe('Why to choose the company'),
  consultation: z
    .strictObject({
      ...sectionHead,
      sessions: z.array(session).min(1).max(6).describe('Kinds of meeting'),
    })
    .describe('How working together begins'),
  process: process.describe('The steps from the first question to launch'),
  closing,
});

export type HomePage = z.infer<typeof homePage>;
