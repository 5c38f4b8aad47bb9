import { z } from 'astro/zod';
import { booking } from './booking.ts';
import { call } from './call.ts';
import { channelCard, contactCard, reason } from './cards.ts';
import { closing } from './closing.ts';
import { engagementStep, session } from './consultation.ts';
import { faq } from './faq.ts';
import { contactForm } from './form.ts';
import { hero } from './hero.ts';
import { picture } from './picture.ts';
import { sectionHead } from './section-head.ts';
import { seo } from './seo.ts';
import { serviceCard } from './service-card.ts';
import { heading, href, path, text } from './text.ts';

/** content/pages/home.yaml. */
export const homePage = z.strictObject({
  seo,
  hero,
  services: z
    .strictObject({
      ...sectionHead,
      items: z.array(serviceCard).min(1).max(12).describe('The cards, in order'),
    })
    .describe('Core services'),
  reasons: z
    .strictObject({
      ...sectionHead,
      items: z.array(reason).min(3).max(6).describe('The reasons, in order'),
    })
    .describe('Why to choose the company'),
  consultation: z
    .strictObject({
      ...sectionHead,
      sessions: z.array(session).min(1).max(6).describe('Kinds of meeting'),
      stepsTitle: heading(60).describe('Over the steps'),
      steps: z.array(engagementStep).min(2).max(6).describe('What follows the meeting'),
    })
    .describe('How working together begins'),
  closing,
});

/** content/pages/contact.yaml. */
export const contactPage = z.strictObject({
  seo,
  hero,
  cards: z.array(contactCard).min(1).max(6).describe('E-mail, phone, place and hours'),
  form: contactForm.describe('The contact form'),
  channels: z.array(channelCard).min(1).max(6).describe('Cards beside the form'),
  booking: booking.describe('Proposing a time'),
  faq,
  closing,
});

/** content/pages/not-found.yaml. */
export const notFoundPage = z.strictObject({
  seo,
  code: text(10).describe('The large figures over the headline'),
  title: heading(60).describe('The headline, h1 of the page'),
  description: text(200).describe('What happened, without blame'),
  call,
  backgroundImage: picture,
  askedFor: text(60).describe('Before the address that was asked for'),
  suggestion: text(60).describe('Before the name of the page that was probably wanted'),
  listTitle: text(60).describe('Over the pages that are listed'),
  hints: z
    .array(z.strictObject({ asked: path, href, text: text(40).describe('Name of that page') }))
    .describe('Addresses that links lead astray, and the page that was probably wanted'),
});

export type HomePage = z.infer<typeof homePage>;
export type ContactPage = z.infer<typeof contactPage>;
export type NotFoundPage = z.infer<typeof notFoundPage>;
