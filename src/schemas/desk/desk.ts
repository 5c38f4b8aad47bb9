import { z } from 'astro/zod';
import { word, wordsWith } from '../shared/text.ts';
import { deskBooking } from './desk-booking.ts';

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
      invalid: page.describe('When fields are missing'),
      busy: page.describe('When somebody asks too often, or nothing can be kept now'),
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
      answerBy: wordsWith('time'),
    })
    .describe('The e-mail that tells the office'),
  suspicion: z
    .strictObject({ form: word, work: word, staff: word })
    .describe('Why an enquiry looks suspect, in that e-mail and in the inbox'),
  receipt: z
    .strictObject({ subject: wordsWith('reference'), text: wordsWith('reference', 'reply') })
    .describe('The e-mail that tells the visitor'),
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
