import { z } from 'astro/zod';
import { duration } from '../shared/duration.ts';
import { sectionHead } from '../shared/section-head.ts';
import { entryId, heading, href, slug, text } from '../shared/text.ts';

/** Token standards the company builds on. */
export const PROTOCOLS = ['ERC1155', 'ERC3643', 'ERC721', 'ERC20'] as const;

/** A core service. */
export const serviceCard = z
  .strictObject({
    id: entryId.optional(),
    title: heading(50).describe('What the service is called'),
    description: text(280).describe('What the client gets, and its price band'),
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
    href: href.optional().describe('Where the card leads, if it leads somewhere'),
  })
  .describe('A service card');

/** A core service on the home page; what it leaves out comes from the services page. */
export const serviceRow = serviceCard
  .pick({ description: true, features: true })
  .extend({
    service: slug.describe(
      'Id of the service in content/pages/services.yaml, which has its name, time, badge and link',
    ),
    protocols: serviceCard.shape.protocols
      .unwrap()
      .optional()
      .describe('Standards and protocols, if not those of the services page'),
  })
  .describe('A service on the home page');

/** The section of the services on their page. */
export const serviceCards = z.strictObject({
  ...sectionHead,
  items: z.array(serviceCard).min(1).max(12).describe('The cards, in order'),
});

export type ServiceCardContent = z.infer<typeof serviceCard>;
