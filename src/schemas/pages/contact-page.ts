import { z } from 'astro/zod';
import { booking } from '../forms/booking.ts';
import { contactForm } from '../forms/form.ts';
import { closing } from '../offer/closing.ts';
import { faq } from '../offer/faq.ts';
import { hero } from '../offer/hero.ts';
import { seo } from '../shared/seo.ts';
import { contactCard, contactMethodCard } from './cards.ts';

/** content/pages/contact.yaml. */
export const contactPage = z.strictObject({
  seo,
  hero,
  cards: z.array(contactCard).min(1).max(6).describe('E-mail, phone, place and hours'),
  form: contactForm.describe('The contact form'),
  contactMethods: z.array(contactMethodCard).min(1).max(6).describe('Cards beside the form'),
  booking: booking.describe('Choosing a time'),
  faq,
  closing,
});

export type ContactPage = z.infer<typeof contactPage>;
