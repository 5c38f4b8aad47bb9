import { z } from 'astro/zod';
import { illustration } from '../illustrations/illustration.ts';
import { call } from '../shared/call.ts';
import { duration } from '../shared/duration.ts';
import { picture } from '../shared/picture.ts';
import { asText } from '../shared/searched.ts';
import { heading, href, slug, text, unsearched } from '../shared/text.ts';

/** A client platform; its status is always Live. */
export const portfolioProject = z.strictObject({
  name: heading(50).describe('What the platform is called'),
  description: text(110).describe('What it does and for whom, in one sentence'),
  terms: text(160).optional().describe('What the law asks of such a platform, in the fold'),
  category: z
    .enum(['Fintech', 'Space Tech', 'Real Estate', 'Enterprise'])
    .describe('The badge of the card'),
  features: z.array(text(60)).min(1).max(6).describe('What it can do, a few words each'),
  status: z.literal('Live').describe('Only platforms that can be visited are shown'),
  url: href.describe('outside:<key of outside in site.yaml>; opens in a new tab'),
  image: picture.describe('A picture of what the platform is about'),
  illustration: illustration.optional().describe('One of its screens at work, with sample data'),
  task: z
    .strictObject({
      text: text(120).describe('What to do, in one sentence'),
      shows: text(140).describe('What the visitor will see'),
      call: call.describe('Where it is done, on this site'),
    })
    .optional()
    .describe('What a visitor can try in two minutes'),
});

/** An industry, and what tokens do there. */
export const industryCard = z.strictObject({
  name: heading(40).describe('What the industry is called'),
  description: text(90).describe('What tokens change in it, in one sentence'),
  useCases: z.array(text(60)).min(1).max(5).describe('What they are used for, a few words each'),
  href: href.optional().describe('Where the card leads, if it leads somewhere'),
});

/**
 * A group of the team. They are groups and not people, so that nobody is named
 * (docs/site-rules.md#testimonials).
 */
export const teamGroup = z.strictObject({
  name: heading(40).describe('What the group is called'),
  role: text(60).describe('What it is there for'),
  expertise: z.array(text(50)).min(1).max(6).describe('What it knows, a few words each'),
  experience: unsearched(60).describe('What it draws on, in one line'),
  weekOne: text(140).describe('What it does in the first week of a project'),
  artefact: call.describe('A piece of its work that can be opened on this site'),
});

/** A way to reach the company. */
export const contactCard = z.strictObject({
  title: heading(30).describe('Which way it is'),
  primary: unsearched(60)
    .optional()
    .describe('The address, number, place or hours; taken from site.yaml when left out'),
  secondary: unsearched(80).optional().describe('A second line, quieter'),
  description: text(160).optional().describe('What to expect of this way'),
  kind: z.enum(['email', 'phone', 'place', 'hours']).describe('Decides how primary is linked'),
});

/** A side card on the contact page: another way to get in touch. */
export const contactMethodCard = z.strictObject({
  title: heading(40).describe('Which way it is'),
  description: text(180).describe('What it is good for'),
  call,
  newTab: z
    .boolean()
    .default(false)
    .describe('Not read: a link to another site opens a new tab by itself'),
  other: call
    .extend({ text: asText(call.shape.text) })
    .optional()
    .describe('A second way, for when nobody answers'),
  officeStatus: z.boolean().default(false).describe('Says whether people answer at this moment'),
  duration: duration.optional().describe('How long it takes; not shown'),
});

/** A reason to choose the company. */
export const reason = z.strictObject({
  title: heading(50).describe('The reason as a claim'),
  description: text(110).describe('What it rests on, in one sentence'),
});

/** A link to a social profile. */
export const socialLink = z.strictObject({
  id: slug,
  url: z.url().describe('Address of the profile'),
  label: text(40).describe('Name of the network'),
});

export type PortfolioProject = z.infer<typeof portfolioProject>;
export type ContactCardContent = z.infer<typeof contactCard>;
export type ContactMethodCardContent = z.infer<typeof contactMethodCard>;
export type SocialLink = z.infer<typeof socialLink>;
