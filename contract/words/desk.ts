import { z } from 'zod';
import { group, word, wordsWith } from './sentence.ts';

/** An e-mail to the visitor about a booking. */
const letter = (...places: string[]) =>
  z.strictObject({ subject: wordsWith('reference'), text: wordsWith(...places) });

/** The desk's words about bookings: in e-mails, in calendars, and on its pages. */
const deskBooking = z.strictObject({
  booked: letter('session', 'times', 'reference', 'link').describe('To the visitor, once'),
  moved: letter('session', 'times', 'reference', 'link').describe('To the visitor, at each move'),
  cancelled: letter('session', 'times', 'reference', 'link').describe(
    'To the visitor; {link} leads to the page with times',
  ),
  team: z
    .strictObject({
      booked: wordsWith('reference'),
      moved: wordsWith('reference'),
      cancelled: wordsWith('reference'),
      erased: word,
      erasedText: word,
      byVisitor: word,
      byStaff: word,
      before: wordsWith('times'),
    })
    .describe('Subjects of the e-mails to the office, and who did it'),
  calendar: z
    .strictObject({
      title: wordsWith('session'),
      teamTitle: wordsWith('session', 'name'),
      place: word,
      text: wordsWith('reference', 'link'),
      teamText: wordsWith('reference'),
      erased: word,
    })
    .describe('The entry in a calendar'),
  labels: group('session office yours zone time choose').describe('Names of facts and fields'),
  why: group('taken closed many changed zone').describe(
    'Why a time cannot be had, or cannot be shown in the visitor’s time zone, said kindly',
  ),
  pages: z
    .strictObject({
      times: group('title text show book none').describe(
        'Free times, for visitors without scripts',
      ),
      booked: group('title text').describe('After a time was booked there'),
      held: group('title text move cancel cancelText').describe('Behind the link of an e-mail'),
      moved: group('title text').describe('After the button that moves'),
      cancelled: group('title text').describe('After the button that cancels'),
    })
    .describe('Pages of the desk'),
});

/** A page of the desk: headline and text. */
const page = z.strictObject({ title: word, text: word });
/** A page with a button. */
const question = z.strictObject({ title: word, text: word, button: word });

/** content/desk.yaml: the words of the enquiry desk's pages and e-mails. */
export const desk = z.strictObject({
  home: word.describe('The link on each of its pages'),
  pages: z
    .strictObject({
      received: page.describe('After the contact form'),
      signUp: page.describe(
        'After the newsletter’s form; the same for known and unknown addresses',
      ),
      invalid: z
        .strictObject({ title: word, text: wordsWith('limit') })
        .describe('When fields are missing or not right, or more was sent than a form can hold'),
      busy: group('title text kept button').describe(
        'When somebody asks too often, or nothing can be kept now, and with what was typed below it',
      ),
      away: page.describe(
        'Where no desk answers; a proxy shows it, which cannot know what was typed',
      ),
      expired: page.describe('When a link is not, or no longer, valid'),
      confirm: question.describe('Behind the link that confirms the newsletter'),
      confirmed: page.describe('After its button'),
      leave: question.describe('Behind the link that ends the newsletter'),
      left: page.describe('After its button'),
    })
    .describe('Pages for visitors without scripts, and behind the links of e-mails'),
  team: z
    .strictObject({
      subject: wordsWith('reference'),
      suspectSubject: wordsWith('reference'),
      suspect: wordsWith('why'),
      noReceipt: wordsWith('why'),
      answerBy: wordsWith('time'),
    })
    .describe('The e-mail that tells the office'),
  suspicion: z
    .strictObject({ form: word, work: word, staff: word })
    .describe('Why an enquiry looks suspect, in that e-mail and in the inbox'),
  table: group(
    'reference kind received status country page news suspect answerDue firstAnswer session',
    'begins ends state',
  ).describe('The columns of the table for spreadsheets (CSV), besides those of the form'),
  noReceipt: group('limit own machine').describe(
    'Why a visitor was sent no receipt, in that e-mail and in the inbox',
  ),
  receipt: z
    .strictObject({ subject: wordsWith('reference'), text: wordsWith('reference', 'reply') })
    .describe('The e-mail that tells the visitor'),
  answer: z.strictObject({ quote: wordsWith('time') }).describe('What staff write to the visitor'),
  booking: deskBooking.describe('Sessions that visitors book'),
  optIn: z
    .strictObject({ subject: word, text: wordsWith('link') })
    .describe('The e-mail that asks to confirm the newsletter'),
  issue: z
    .strictObject({
      subject: wordsWith('title').describe('What the subject begins as'),
      text: wordsWith('excerpt', 'link').describe('What its text begins as'),
      footer: wordsWith('link').describe('What ends each of them'),
    })
    .describe('E-mails of the newsletter about an article'),
  keys: z
    .strictObject({
      subject: word,
      text: wordsWith('name', 'time', 'what'),
      what: z
        .strictObject({
          passkeyAdded: word,
          passkeyRemoved: word,
          codesMade: word,
          codeUsed: word,
          addressChanged: word,
        })
        .describe('What was changed, as {what} in the text'),
    })
    .describe('The e-mail that tells staff of a change to their passkeys and codes'),
});

export type DeskWords = z.infer<typeof desk>;
