import { z } from 'astro/zod';
import { call } from '../shared/call.ts';
import { duration } from '../shared/duration.ts';
import { sectionHead } from '../shared/section-head.ts';
import { entryId, heading, text } from '../shared/text.ts';

/** Token standards the company builds on. */
export const PROTOCOLS = ['ERC1155', 'ERC3643', 'ERC721', 'ERC20'] as const;

/** A core service. */
export const serviceCard = z
  .strictObject({
    id: entryId.optional(),
    title: heading(50).describe('What the service is called'),
    description: text(80).describe('What the client gets, in one sentence'),
    terms: text(200).describe('What it costs and on which terms, in the fold'),
    features: z.array(text(90)).min(1).max(6).describe('What belongs to it, a few words each'),
    protocols: z
      .array(text(24))
      .max(4)
      .default([])
      .describe('Standards and protocols that the service works with'),
    timeline: duration,
    complexity: z
      .enum(['Enterprise', 'Critical', 'Advanced', 'Expert', 'Standard', 'Strategic'])
      .describe('The badge of the card'),
    call: call.describe('Where the service is described, in the fold'),
  })
  .describe('A service card');

/** The section of the services on their page. */
export const serviceCards = z.strictObject({
  ...sectionHead,
  items: z.array(serviceCard).min(1).max(12).describe('The cards, in order'),
});

export type ServiceCardContent = z.infer<typeof serviceCard>;
