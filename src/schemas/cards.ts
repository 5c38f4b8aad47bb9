import { z } from 'astro/zod';
import { call } from './call.ts';
import { duration } from './duration.ts';
import { icon } from './icon.ts';
import { href, slug, text } from './text.ts';

/** A client platform (spec section 3, Portfolio project); its status is always Live (section 4). */
export const portfolioProject = z.strictObject({
  name: text(50),
  description: text(260),
  category: z.enum(['Fintech', 'Space Tech', 'Real Estate', 'Enterprise']),
  features: z.array(text(60)).min(1).max(6),
  status: z.literal('Live'),
  url: href.describe('outside:<key of outside in site.yaml>; opens in a new tab'),
});

/** An industry and what tokens do there (spec section 3, Industry card). */
export const industryCard = z.strictObject({
  name: text(40),
  description: text(200),
  useCases: z.array(text(60)).min(1).max(5),
  href: href.optional(),
});

/** A team group (spec section 3); groups, not people, so nobody is named. */
export const teamGroup = z.strictObject({
  name: text(40),
  role: text(60),
  expertise: z.array(text(50)).min(1).max(6),
  experience: text(60),
});

/** A way to reach the company (spec section 3, Contact info card). */
export const contactCard = z.strictObject({
  title: text(30),
  icon,
  primary: text(60)
    .optional()
    .describe('The address, number, place or hours; taken from site.yaml when left out'),
  secondary: text(80).optional(),
  description: text(160).optional(),
  kind: z.enum(['email', 'phone', 'place', 'hours']).describe('Decides how primary is linked'),
});

/** A side card on the contact page: one more way to talk (spec section 2, Contact). */
export const channelCard = z.strictObject({
  title: text(40),
  icon,
  description: text(180),
  call,
  newTab: z.boolean().default(false).describe('Opens a new tab'),
  duration: duration.optional(),
});

/** A reason to choose the company. */
export const reason = z.strictObject({ title: text(50), description: text(240) });

/** A link to a social profile (spec section 3, Social link). */
export const socialLink = z.strictObject({ id: slug, url: z.url(), label: text(40) });

export type PortfolioProject = z.infer<typeof portfolioProject>;
export type IndustryCardContent = z.infer<typeof industryCard>;
export type TeamGroup = z.infer<typeof teamGroup>;
export type ContactCardContent = z.infer<typeof contactCard>;
export type ChannelCardContent = z.infer<typeof channelCard>;
export type Reason = z.infer<typeof reason>;
export type SocialLink = z.infer<typeof socialLink>;
