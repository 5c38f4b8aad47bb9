import { z } from 'astro/zod';
import { duration } from './duration.ts';
import { text } from './text.ts';

/** A step of working together (spec section 3, Engagement step); its number is its place in the list. */
export const engagementStep = z
  .strictObject({
    title: text(40),
    description: text(220),
    duration,
    deliverables: z.array(text(90)).min(1).max(5),
  })
  .describe('An engagement step');

/** A kind of meeting (spec section 3, Consultation session). */
export const session = z
  .strictObject({
    title: text(40),
    description: text(220),
    duration: text(30).describe('In words, such as 90 minutes'),
    format: text(60).describe('Where and with whom'),
  })
  .describe('A consultation session');

export type EngagementStep = z.infer<typeof engagementStep>;
export type Session = z.infer<typeof session>;
