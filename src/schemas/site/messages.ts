import { group, message, messageWith } from '@falaj/contract/messages/sentence.ts';
import { z } from 'astro/zod';
import {
  formMessages,
  mailtoFallbackMessages,
  newsletterMessages,
} from '../forms/form-messages.ts';
import { illustrationMessages } from '../illustrations/illustration-messages.ts';
import { OFFER_GROUPS } from '../offer/offer.ts';
import { counted } from '../shared/counted.ts';
import { path, text } from '../shared/text.ts';

/** Labels, column heads and states of the studies on the case-studies page. */
const studies = group(
  'decision calculation class units lists standsFor{n} merged{n,double,holders} owes net pays{n}',
  'gets{n} even balance{n} serial{n} refused taken{name,first,last} free',
).extend({
  less: message.describe('What screen readers say for the sign of a subtraction'),
  leaves: message.describe('What screen readers say for the sign before the result'),
  others: message.describe('Who the holders are that are summed up in one row'),
});

const figureStatus = group('sourced stated target sample howWeCount').extend({
  href: path,
});

/** The messages of the interface, in content/interface.yaml. Components contain no text. */
export const messages = group(
  // Header, menus and footer.
  'close skip menu closeMenu mainNavigation footerNavigation breadcrumbs home newTab social',
  'allRights reload',
  // Offers and studies.
  'popular keyBenefits featureList was{value} up down impact benefit problemsAndSolutions problem',
  'today deliverables totalDuration ongoing featuredSuccess challenge solution results viewAll',
  'related bookCall protocols received pauseVideo playVideo twoMinutes weekOne',
  'visitPlatform all',
  // Texts, lists and downloads.
  'onThisPage takeaways table codeExample tags tag articlesOn{tag} allTags shareMail shareCopy',
  'shareCopied shareDevice neighbours previous next minutes{n} featuredArticle categories category',
  'allCategories type allTypes difficulty allLevels noArticle noDocument quickLinks version{version}',
  'contents aboutDocument download updated{day} legal readNext feedRss feedJson checksum',
  // Search and forms.
  'companyPages tools documentation articles search searchShortcut searchLabel searchPlaceholder',
  'searchClose searchResults searchUseful searchGroups searchNone{query} searchBusy',
  'searchEverywhere searchFailed searchRetry searchAsk searchSlash optional choose send sendHint',
).extend({
  languageOffer: message.describe(
    'Offers a page in this language to visitors whose browser asks for it',
  ),
  language: message.describe('Two letters (ISO 639-1), for numbers in sentences'),
  call: message.describe('Before the telephone number'),
  allGroups: message.describe('Leads from the pages of a group back to the menu of phones'),
  groups: group(...OFFER_GROUPS).describe(
    'What the groups of offers are called where a page names its own',
  ),
  choices: group('Critical Advanced Expert Standard Strategic Fintech Enterprise Live')
    .extend({ 'Space Tech': message, 'Real Estate': message, 'Invented quotation': message })
    .describe('What badges say, by the names that content files choose from'),
  price: messageWith('price').describe('Below the total: what our part usually costs'),
  timeline: group('start day{n} week{n} month{n}').describe('When something starts on a timeline'),
  studies: studies.describe('Around the decision, the sum and the screen of a study'),
  figureStatus: figureStatus.describe('What the mark of a figure means'),
  illustrations: illustrationMessages.describe('What the illustrations say'),
  note: messageWith('n').describe('What screen readers call the number of a note'),
  noteBack: messageWith('n').describe('What they call the number at the note, which leads back'),
  readRisk: message.describe('Leads to the risk sentence of the page'),
  articleCount: counted,
  documentCount: counted,
  searchCount: counted,
  numbers: z
    .strictObject({
      number: messageWith('min', 'max').describe('What is no whole number, or out of bounds'),
      unclear: message.describe('What may be read as two numbers, such as 24.000'),
      currency: group('AED USD').describe(
        'An amount in another currency than the one that is asked for',
      ),
    })
    .describe('What is wrong in a field for a number, and how to mend it'),
  form: formMessages.describe('What the contact form says'),
  mailtoFallback: mailtoFallbackMessages.describe('Ways to take a text along'),
  fallbackContact: messageWith('email').describe('When the script of a form cannot be fetched'),
  outdated: text(120).describe(
    'When a script of the page has gone with a former version of the site',
  ),
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
});

export type Messages = z.infer<typeof messages>;
