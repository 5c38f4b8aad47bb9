import { word, wordsWith } from '@falaj/contract/words/sentence.ts';
import { z } from 'astro/zod';
import { formWords, handOverWords, newsletterWords } from '../forms/form-words.ts';
import { illustrationWords } from '../illustrations/illustration-words.ts';
import { libraryWords, searchWords } from '../library/library-words.ts';
import { OFFER_GROUPS, type OfferGroup } from '../offer/offer.ts';
import { path, text } from '../shared/text.ts';
import { studyWords } from '../studies/study-words.ts';

/** The interface's own words, in content/interface.yaml. Components contain no text. */
export const words = z.strictObject({
  languageOffer: word.describe(
    'Offers a page in this language to visitors whose browser asks for it',
  ),
  close: word,
  language: word.describe('Two letters (ISO 639-1), for numbers in sentences'),
  skip: word,
  menu: word,
  closeMenu: word,
  call: word.describe('Before the telephone number'),
  mainNavigation: word,
  allGroups: word.describe('Leads from the pages of a group back to the menu of phones'),
  footerNavigation: word,
  breadcrumbs: word,
  home: word,
  groups: z
    .strictObject(
      Object.fromEntries(OFFER_GROUPS.map((name) => [name, word])) as Record<
        OfferGroup,
        typeof word
      >,
    )
    .describe('What the groups of offers are called where a page names its own'),
  choices: z
    .strictObject({
      ...{ Critical: word, Advanced: word, Expert: word, Standard: word, Strategic: word },
      ...{ Fintech: word, 'Space Tech': word, 'Real Estate': word, Enterprise: word },
      ...{ Live: word, 'Invented quotation': word },
    })
    .describe('What badges say, by the names that content files choose from'),
  newTab: word,
  popular: word,
  keyBenefits: word,
  featureList: word,
  wholeExample: word.describe('Opens what else was calculated in an example'),
  was: wordsWith('value'),
  up: word,
  down: word,
  impact: word,
  benefit: word,
  litLines: word.describe('Below code of which the lines of a chosen case are lit'),
  problemsAndSolutions: word,
  problem: word,
  today: word,
  deliverables: word,
  totalDuration: word,
  price: wordsWith('price').describe('Below the total: what our part usually costs'),
  timeline: z
    .strictObject({
      start: word,
      shortest: word,
      longest: word,
      day: wordsWith('n'),
      week: wordsWith('n'),
      month: wordsWith('n'),
    })
    .describe('Beside the axis of a timeline, and its key'),
  ongoing: word,
  featuredSuccess: word,
  challenge: word,
  solution: word,
  results: word,
  viewAll: word,
  studies: studyWords.describe('Around the decision, the sum and the screen of a study'),
  related: word,
  firstAnswer: text(120).describe('Under the claim that ends an offer: what happens on a message'),
  bookCall: word,
  protocols: word,
  received: word,
  format: word,
  figureStatus: z
    .strictObject({
      href: path,
      sourced: word,
      stated: word,
      target: word,
      sample: word,
      all: z
        .strictObject({ sourced: word, stated: word, target: word, sample: word })
        .describe('The same once for figures in a row'),
      unmarked: wordsWith('status'),
      of: wordsWith('status', 'figures').describe('Names the figures that are something'),
    })
    .describe('What a figure is, in a word beside it or once below a strip'),
  illustrations: illustrationWords.describe('What the illustrations say'),
  diagram: z
    .strictObject({
      to: word.describe('Between the parties of a step, said in place of an arrow'),
      inWords: word.describe('Opens the steps in words on a phone'),
      looks: z
        .strictObject({ water: word, sand: word, dry: word, clay: word })
        .describe('What a channel of a diagram stands for, in a word under its step'),
      kinds: z
        .strictObject({ software: word, licensed: word, office: word })
        .describe('Who the parties of a diagram are, before their names'),
    })
    .describe('Words of the diagrams of how it works'),
  note: wordsWith('n').describe('What screen readers call the number of a note'),
  noteBack: wordsWith('n').describe('What they call the number at the note, which leads back'),
  sampleProject: text(40).describe('Over a case study and its quote'),
  pauseVideo: word,
  playVideo: word,
  optional: word,
  choose: word,
  numbers: z
    .strictObject({
      number: wordsWith('min', 'max').describe('What is no whole number, or out of bounds'),
      unclear: word.describe('What may be read as two numbers, such as 24.000'),
      currency: z
        .strictObject({ AED: word, USD: word })
        .describe('An amount in another currency than the one that is asked for'),
    })
    .describe('What is wrong in a field for a number, and how to mend it'),
  send: word,
  sendHint: word,
  social: word,
  allRights: word,
  ...libraryWords,
  form: formWords.describe('What the contact form says'),
  handOver: handOverWords.describe('Ways to take a text along'),
  fallbackContact: wordsWith('email').describe('When the script of a form cannot be fetched'),
  outdated: text(120).describe(
    'When a script of the page has gone with a former version of the site',
  ),
  reload: word,
  newsletter: newsletterWords.describe('What the newsletter says'),
  officeOpen: wordsWith('closes').describe('While people answer; {closes} is the time'),
  officeOpenAway: wordsWith('closes', 'yours').describe(
    'The same where the clock shows another time; {yours} is that of the visitor',
  ),
  officeHours: wordsWith('days', 'time').describe(
    'The office hours, as content/site.yaml says both',
  ),
  officeClosed: wordsWith('day', 'opens').describe('While nobody does; {opens} is the time'),
  officeClosedAway: wordsWith('day', 'opens', 'yours').describe(
    'The same where the clock shows another time; {yours} is that of the visitor',
  ),
  ...searchWords,
});

export type Words = z.infer<typeof words>;
