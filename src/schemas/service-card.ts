import { z } from 'astro/zod';
import { duration } from './duration.ts';
import { href, text } from './text.ts';

/** A core service (spec section 3, Service card). */
export const serviceCard = z
  .strictObject({
    title: text(50),
    description: text(220),
    features: z.array(text(90)).min(1).max(6),
    protocols: z
      .array(z.enum(['ERC1155', 'ERC3643', 'ERC721', 'ERC20']))
      .default([])
      .describe('Token standards (spec section 9)'),
    timeline: duration,
    complexity: z.enum(['Enterprise', 'Critical', 'Advanced', 'Expert', 'Standard', 'Strategic']),
    href: href.optional().describe('Where the card leads, if it leads somewhere'),
  })
  .describe('A service card');

export type ServiceCardContent = z.infer<typeof serviceCard>;
