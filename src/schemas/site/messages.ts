import { message, messageWith } from '@falaj/contract/messages/sentence.ts';
import { z } from 'astro/zod';
import { formMessages, handOverMessages, newsletterMessages } from '../forms/form-messages.ts';
import { illustrationMessages } from '../illustrations/illustration-messages.ts';
import { libraryMessages, searchMessages } from '../library/library-messages.ts';
import { OFFER_GROUPS, type OfferGroup } from '../offer/offer.ts';
import { path, text } from '../shared/text.ts';
import { studyMessages } from '../studies/study-messages.ts';

/** The messages of the interface, in content/interface.yaml. Components contain no text. */
export const messages = z.strictObject({
  languageOffer: message.describe(
    'Offers a page in this language to visitors whose browser asks for it',
  ),
  close: message,
  language: message.describe('Two letters (ISO 639-1), for numbers in sentences'),
  skip: message,
  menu: message,
  closeMenu: message,
  call: message.describe('Before the telephone number'),
  mainNavigation: message,
  allGroups: message.describe('Leads from the pages of a group back to the menu of phones'),
  footerNavigation: message,
  breadcrumbs: message,
  home: message,
  groups: z
    .strictObject(
      Object.fromEntries(OFFER_GROUPS.map((name) => [name, message])) as Record<
        OfferGroup,
        typeof message
      >,
    )
    .describe('What the groups of offers are called where a page names its own'),
  choices: z
    .strictObject({
      ...{
        Critical: message,
        Advanced: message,
        Expert: message,
        Standard: message,
        Strategic: message,
      },
      ...{ Fintech: message, 'Space Tech': message, 'Real Estate': message, Enterprise: message },
      ...{ Live: message, 'Invented quotation': message },
    })
    .describe('What badges say, by the names that content files choose from'),
  newTab: message,
  popular: message,
  keyBenefits: message,
  featureList: message,
  wholeExample: message.describe('Opens what else was calculated in an example'),
  was: messageWith('value'),
  up: message,
  down: message,
  impact: message,
  benefit: message,
  litLines: message.describe('Below code of which the lines of a chosen case are lit'),
  problemsAndSolutions: message,
  problem: message,
  today: message,
  deliverables: message,
  totalDuration: message,
  price: messageWith('price').describe('Below the total: what our part usually costs'),
  timeline: z
    .strictObject({
      start: message,
      shortest: message,
      longest: message,
      day: messageWith('n'),
      week: messageWith('n'),
      month: messageWith('n'),
    })
    .describe('Beside the axis of a timeline, and its key'),
  ongoing: message,
  featuredSuccess: message,
  challenge: message,
  solution: message,
  results: message,
  viewAll: message,
  studies: studyMessages.describe('Around the decision, the sum and the screen of a study'),
  related: message,
  firstAnswer: text(120).describe('Under the claim that ends an offer: what happens on a message'),
  bookCall: message,
  protocols: message,
  received: message,
  format: message,
  figureStatus: z
    .strictObject({
      href: path,
      sourced: message,
      stated: message,
      target: message,
      sample: message,
      all: z
        .strictObject({ sourced: message, stated: message, target: message, sample: message })
        .describe('The same once for figures in a row'),
      unmarked: messageWith('status'),
      of: messageWith('status', 'figures').describe('Names the figures that are something'),
    })
    .describe('What a figure is, in a word beside it or once below a strip'),
  illustrations: illustrationMessages.describe('What the illustrations say'),
  diagram: z
    .strictObject({
      to: message.describe('Between the parties of a step, said in place of an arrow'),
      inWords: message.describe('Opens the steps in words on a phone'),
      looks: z
        .strictObject({ water: message, sand: message, dry: message, clay: message })
        .describe('What a channel of a diagram stands for, in a word under its step'),
      kinds: z
        .strictObject({ software: message, licensed: message, office: message })
        .describe('Who the parties of a diagram are, before their names'),
    })
    .describe('Messages of the diagrams of how it works'),
  note: messageWith('n').describe('What screen readers call the number of a note'),
  noteBack: messageWith('n').describe('What they call the number at the note, which leads back'),
  sampleProject: text(40).describe('Over a case study and its quote'),
  pauseVideo: message,
  playVideo: message,
  optional: message,
  choose: message,
  numbers: z
    .strictObject({
      number: messageWith('min', 'max').describe('What is no whole number, or out of bounds'),
      unclear: message.describe('What may be read as two numbers, such as 24.000'),
      currency: z
        .strictObject({ AED: message, USD: message })
        .describe('An amount in another currency than the one that is asked for'),
    })
    .describe('What is wrong in a field for a number, and how to mend it'),
  send: message,
  sendHint: message,
  social: message,
  allRights: message,
  ...libraryMessages,
  form: formMessages.describe('What the contact form says'),
  handOver: handOverMessages.describe('Ways to take a text along'),
  fallbackContact: messageWith('email').describe('When the script of a form cannot be fetched'),
  outdated: text(120).describe(
    'When a script of the page has gone with a former version of the site',
  ),
  reload: message,
  newsletter: newsletterMessages.describe('What the newsletter says'),
  officeOpen: messageWith('closes').describe('While people answer; {closes} is the time'),
  officeOpenAway: messageWith('closes', 'yours').describe(
    'The same where the clock shows another time; {yours} is that of the visitor',
  ),
  officeHours: messageWith('days', 'time').describe(
    'The office hours, as content/site.yaml says both',
  ),
  officeClosed: messageWith('day', 'opens').describe('While nobody does; {opens} is the time'),
  officeClosedAway: messageWith('day', 'opens', 'yours').describe(
    'The same where the clock shows another time; {yours} is that of the visitor',
  ),
  ...searchMessages,
});

export type Messages = z.infer<typeof messages>;
