import { z } from 'astro/zod';
import { call } from './call.ts';
import { duration } from './duration.ts';
import { heading, text, unsearched } from './text.ts';

/** A step of working together; its number is its place in the list. */
export const engagementStep = z
  .strictObject({
    title: heading(40).describe('What the step is called'),
    description: text(220).describe('What happens in it'),
    duration,
    deliverables: z.array(text(90)).min(1).max(5).describe('What the client holds after it'),
  })
  .describe('An engagement step');

/** A kind of meeting. */
export const session = z
  .strictObject({
    title: heading(40).describe('What the session is called'),
    description: text(220).describe('What is talked about'),
    duration: unsearched(30).describe('In words, such as 90 minutes'),
    format: text(60).describe('Where and with whom'),
    call: call.optional().describe('Where a time for it is chosen'),
  })
  .describe('A consultation session');

export type Session = z.infer<typeof session>;
