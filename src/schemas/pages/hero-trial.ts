import { z } from 'astro/zod';
import { call } from '../shared/call.ts';
import { unsearched } from '../shared/text.ts';

/** A transfer on the stone of a hero, of which a visitor chooses the day. */
export const heroTrial = z
  .strictObject({
    title: unsearched(40).describe('What it is, in a few words'),
    story: unsearched(120).describe('What is about to happen; the choices end the sentence'),
    from: unsearched(12).describe('Who sends'),
    to: unsearched(12).describe('Who would receive'),
    choices: z
      .array(
        z.strictObject({
          label: unsearched(16).describe('What the visitor chooses, such as day 29'),
          passes: z.boolean().describe('Whether the transfer passes then'),
          verdict: unsearched(16).describe('What comes of it, in a word'),
          because: unsearched(80).describe('The verdict in a sentence'),
        }),
      )
      .length(2, 'there are two choices')
      .describe('The choices; the first is chosen from the start'),
    call: call.describe('The way to the same in the playground'),
  })
  .describe('A sample that a visitor plays in the first view; invented data');

export type HeroTrialContent = z.infer<typeof heroTrial>;
