import { z } from 'astro/zod';
import { call } from '../shared/call.ts';
import { heading, text, unsearched } from '../shared/text.ts';

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
