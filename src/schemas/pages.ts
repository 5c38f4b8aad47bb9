import { z } from 'astro/zod';
import { call } from './call.ts';
import { channelCard, contactCard, reason } from './cards.ts';
import { engagementStep, session } from './consultation.ts';
import { faq } from './faq.ts';
import { contactForm } from './form.ts';
import { hero } from './hero.ts';
import { picture } from './picture.ts';
import { sectionHead } from './section-head.ts';
import { seo } from './seo.ts';
import { serviceCard } from './service-card.ts';
import { path, text } from './text.ts';

/** A closing band with one or two calls. */
export const closing = z.strictObject({
  ...sectionHead,
  backgroundImage: picture.optional(),
  calls: z.array(call).min(1).max(2),
  social: z.boolean().default(false).describe('Shows the social links, each in a new tab'),
});

/** content/pages/home.yaml (spec section 2, Home). */
export const homePage = z.strictObject({
  seo,
  hero,
  services: z.strictObject({ ...sectionHead, items: z.array(serviceCard).min(1).max(6) }),
  reasons: z.strictObject({ ...sectionHead, items: z.array(reason).min(3).max(6) }),
  consultation: z.strictObject({
    ...sectionHead,
    sessions: z.array(session).length(3),
    stepsTitle: text(60),
    steps: z.array(engagementStep).length(3),
  }),
  closing,
});

/** content/pages/contact.yaml (spec section 2, Contact). */
export const contactPage = z.strictObject({
  seo,
  hero,
  cards: z.array(contactCard).length(4),
  form: contactForm,
  channels: z.array(channelCard).length(4),
  faq,
  closing,
});

/** content/pages/not-found.yaml (spec section 8). */
export const notFoundPage = z.strictObject({
  seo,
  code: text(10),
  title: text(60),
  description: text(200),
  call,
  backgroundImage: picture,
  askedFor: text(60).describe('Before the address that was asked for'),
  suggestion: text(60).describe('Before the name of the page that was probably wanted'),
  listTitle: text(60),
  hints: z
    .array(z.strictObject({ asked: path, href: path, text: text(40) }))
    .describe('Addresses that links lead astray, and the page that was probably wanted'),
});

export type Closing = z.infer<typeof closing>;
export type HomePage = z.infer<typeof homePage>;
export type ContactPage = z.infer<typeof contactPage>;
export type NotFoundPage = z.infer<typeof notFoundPage>;
