import { z } from 'astro/zod';
import { socialLink } from './cards.ts';
import { text } from './text.ts';

/** Brand, company facts, contact details, office hours and every outside link: content/site.yaml. */
export const site = z.strictObject({
  brand: text(30),
  legalName: text(60),
  tagline: text(90),
  description: text(200).describe('What the company does, for search engines and share cards'),
  lang: z.string().regex(/^[a-z]{2}$/),
  dir: z.enum(['ltr', 'rtl']),
  locale: z.string().describe('For Open Graph and dates, such as en_AE'),
  themeColor: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .describe('Colour of the browser chrome'),
  email: z.email(),
  phone: z.strictObject({
    display: text(30),
    link: z.string().regex(/^\+\d{8,15}$/, 'must be + and digits only'),
  }),
  address: z.strictObject({
    line: text(60),
    city: text(40),
    country: text(40),
    countryCode: z.string().length(2),
  }),
  hours: z.strictObject({
    days: text(40),
    time: text(40),
    zone: z.string().describe('IANA time zone of the office'),
    opens: z.iso.time(),
    closes: z.iso.time(),
    weekdays: z.array(z.number().int().min(0).max(6)).describe('0 is Sunday'),
  }),
  founded: z.number().int().describe('First year of the copyright line'),
  messaging: z.strictObject({
    url: z.url().describe('Chat link for the company number'),
    greeting: text(160).describe('Text that is already typed when the chat opens'),
  }),
  social: z.array(socialLink).min(1),
  credit: z.strictObject({ text: text(40), url: z.url() }).describe('The founder’s personal site'),
  outside: z.record(z.string(), z.url()).describe('Every other outside link, by key'),
  risk: text(320).describe('The risk line of the footer'),
});

export type Site = z.infer<typeof site>;
