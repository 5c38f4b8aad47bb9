import { z } from 'astro/zod';
import { dialled } from '../../lib/dialled.ts';
import { sayDays, sayHours } from '../../lib/office-phrases.ts';
import { socialLink } from '../pages/cards.ts';
import { isLocal } from '../shared/is-local.ts';
import { day, text } from '../shared/text.ts';
import { officeHours } from './office-hours.ts';

/** content/site.yaml as it is written, with each fact once. */
export const siteFile = z.strictObject({
  brand: text(30).describe('Name of the company as visitors know it'),
  legalName: text(60).describe('Name in the register of companies'),
  registration: z
    .strictObject({
      form: text(60).describe('Legal form, such as a free zone limited liability company'),
      authority: text(60).describe('Who issued the trade licence'),
      licence: text(40).describe('Number of the trade licence'),
      activities: text(120).describe('What the licence permits'),
      taxNumber: text(40).describe('Tax registration number'),
    })
    .describe('The entries of the trade licence, which /legal/company shows'),
  tagline: text(90).describe('One line under the brand, in the footer'),
  description: text(200).describe('What the company does, for search engines and share cards'),
  lang: z.string().describe('Not written in the file: its language, from contract/locale.ts'),
  dir: z.enum(['ltr', 'rtl']).describe('Not written in the file: the direction of that language'),
  locale: z.string().describe('Not written in the file: language and region (BCP 47)'),
  themeColor: z
    .string()
    .regex(/^#[0-9a-f]{6}$/)
    .describe('Colour of the browser chrome'),
  email: z.email().describe('Where visitors and forms write to'),
  phone: z
    .string()
    .regex(
      /^\+(?:[ ().-]*\d){8,15}$/,
      'must be + and the country code, then the number: +971 4 000 0000',
    )
    .describe('The company number as it is read, with the country code; links are made from it'),
  address: z
    .strictObject({
      line: text(60).describe('Building or free zone'),
      city: text(40).describe('City of the office'),
      country: text(40).describe('Country in words'),
      place: text(80).describe('City and country in one line, as the language joins them'),
      countryCode: z.string().length(2).describe('ISO 3166-1, such as AE'),
    })
    .describe('Where the office is'),
  hours: officeHours,
  endpoint: z
    .url({ protocol: /^https?$/ })
    .refine(
      (url) => url.startsWith('https:') || isLocal(url),
      'must begin with https://, or with http://localhost to try a receiver on this computer',
    )
    .optional()
    .describe('Where the forms post JSON (docs/forms.md); left out, they fall back to e-mail'),
  bookings: z
    .boolean()
    .optional()
    .describe('The endpoint is the enquiry desk (docs/desk.md), which books free times at once'),
  analytics: z
    .strictObject({
      kind: z.enum(['plausible', 'umami', 'cloudflare']).describe('Which counter'),
      site: text(80).describe('By what it knows the site: domain, website id or token'),
      host: z
        .url({ protocol: /^https$/ })
        .optional()
        .describe('Where it runs; needed for umami, and for plausible of your own'),
    })
    .refine(({ kind, host }) => kind !== 'umami' || host, 'needs host, where umami runs')
    .optional()
    .describe('A counter of visits without cookies (docs/deploy.md); left out, nothing is counted'),
  counting: z
    .strictObject({
      none: text(160).describe('Without a counter'),
      some: text(320).describe('With the counter that analytics names, {counting.by}'),
    })
    .describe('What the privacy policy says of counting visits, as {counting.said}'),
  claims: z
    .record(z.string(), z.union([z.number(), text(40)]))
    .default({})
    .describe('What the company states in several places; {claims.reply} puts one into a text'),
  founded: z.number().int().describe('First year of the copyright line'),
  messaging: z
    .strictObject({
      url: z.url().describe('Chat link for the company number, with {phone.digits}'),
      greeting: text(160).describe('Text that is already typed when the chat opens'),
    })
    .describe('The chat'),
  social: z.array(socialLink).min(1).describe('Profiles of the company, in order'),
  credit: z
    .strictObject({
      text: text(40).describe('What the link says'),
      url: z.url().describe('Its address'),
    })
    .describe('The founder’s personal site'),
  outside: z.record(z.string(), z.url()).describe('Every other outside link, by key'),
  risk: text(320).describe('The risk line of the footer'),
  warning: z
    .strictObject({
      full: text(200).describe('For virtual assets: loss, volatility, no protection'),
      share: text(200).describe('For shares of companies, property and other assets'),
      short: text(100).describe('For a line under a tile'),
    })
    .describe('The risk wording beside prices, minimums and talk of investing (docs/law.md)'),
  riskBesidePrices: z
    .boolean()
    .describe('Whether the risk sentence also stands beside prices, and not on the ledge alone'),
  law: z
    .strictObject({
      virtualAssets: text(360).describe('The resolutions of 2026 on virtual assets, a question'),
      walletRule: text(360).describe('Trades of security tokens outside a venue, a question'),
      vehicle: text(240).describe('Companies that end at 50 or 200 holders, a sentence'),
      language: text(320).describe('Which language prevails, at the head of each legal page'),
    })
    .describe(
      'Wording of law that pages share, as questions for counsel (docs/marketing-review.md)',
    ),
  reviewed: day.describe('Day on which the figures of the site were last gone through'),
});

export type SiteFile = z.infer<typeof siteFile>;

/** Whether a parsed file has everything that variables are made of. */
export const isSiteFile = (data: unknown): data is SiteFile => {
  const made = siteFile.pick({ phone: true, hours: true, brand: true });
  return z.object(made.shape).safeParse(data).success;
};

/**
 * content/site.yaml: brand, company facts, contact details, office hours and every outside link. The dialled
 * number is made from the phone, and the phrases of the hours from days and times.
 */
export const site = siteFile.transform(({ phone, hours, ...rest }) => {
  const tag = rest.locale;
  return {
    ...rest,
    phone: { display: phone, link: dialled(phone) },
    hours: {
      ...hours,
      days: sayDays(hours.weekdays, hours.days, tag),
      time: sayHours(hours, hours.time, tag),
    },
  };
});

export type Site = z.infer<typeof site>;
